-- From an instant on a service is somebody else's (decisions/10-planning): its row ends there, and another one follows it.
alter table shifts
  add column follows_id int,
  add column followed_by_id int,
  -- Until when its post was planned before it was divided; null: it is whole.
  add column post_ends_at timestamptz,
  add foreign key (company_id, follows_id) references shifts,
  add foreign key (company_id, followed_by_id) references shifts,
  add check ((followed_by_id is null) or post_ends_at is not null);
create index shifts_following on shifts (company_id, follows_id) where follows_id is not null;
create index shifts_followed on shifts (company_id, followed_by_id) where followed_by_id is not null;

-- Who took a service that had begun from whom, from when on and why. It is taken back once at the most.
create table handovers (
  company_id int not null references companies,
  handover_id int not null generated always as identity,
  shift_id int not null,
  -- Null: the whole service is the other's, or what followed was taken back.
  follower_id int,
  former_agent_id int,
  from_at timestamptz not null,
  reason text not null check (length(reason) <= 200),
  user_id int not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by int,
  primary key (company_id, handover_id),
  foreign key (company_id, shift_id) references shifts on delete cascade,
  foreign key (company_id, follower_id) references shifts on delete set null (follower_id),
  foreign key (company_id, former_agent_id) references agents,
  foreign key (company_id, user_id) references users,
  foreign key (company_id, undone_by) references users
);
create index handovers_of_shift on handovers (company_id, shift_id);
create index handovers_of_follower on handovers (company_id, follower_id) where follower_id is not null;
select protect('handovers');
