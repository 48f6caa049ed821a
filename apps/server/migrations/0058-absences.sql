-- Absences that a manager records (decisions/10-planning): who did, what is known of it, and whether a proof is still to come.
alter table unavailabilities
  add column note text not null default '' check (length(note) <= 500),
  add column is_proof_awaited boolean not null default false,
  add column created_by int,
  add column version int not null default 1,
  add foreign key (company_id, created_by) references users;
create index unavailabilities_by_start on unavailabilities (company_id, starts_at, unavailability_id) where not is_demand;
