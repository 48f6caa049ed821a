-- What each person's last import by screen showed, and how its last write ended (decision 40).

create table import_runs (
  company_id int not null,
  user_id int not null,
  -- Of the dry run that was shown last: what a write is compared with, line by line (imports.fingerprint.ts, deflated).
  digest text not null check (length(digest) between 1 and 100),
  fingerprint bytea not null,
  shown_at timestamptz not null,
  -- The last write: null: there was none. «written» is set by the transaction that writes.
  state text check (state in ('writing', 'written', 'failed')),
  begun_at timestamptz,
  created_count int not null default 0 check (created_count >= 0),
  changed_count int not null default 0 check (changed_count >= 0),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users,
  check ((state is null) = (begun_at is null))
);
select protect('import_runs');
