-- The calls of people that bear an id (decisions/08-offline): `begun` before the handler runs, `done` after its saves, `withdrawn`
-- before either. One row an id, so that of an arrival and a withdrawal one wins. Erased by age.
create table sent_calls (
  company_id int not null references companies,
  user_id int not null,
  call_id uuid not null,
  state text not null check (state in ('begun', 'done', 'withdrawn')),
  noted_at timestamptz not null,
  primary key (company_id, user_id, call_id),
  foreign key (company_id, user_id) references users on delete cascade
);
create index sent_calls_by_age on sent_calls (company_id, noted_at);
select protect('sent_calls');
