-- Plannings and signature sheets on paper (decision 62).

-- What a company says of itself on them. `declaration_number` is older.
alter table companies
  add authorisation_number text,
  add address text not null default '',
  add postcode text not null default '',
  add city text not null default '';

create table prints (
  company_id int not null references companies,
  print_id int not null generated always as identity,
  -- whose it is: nobody else sees it
  user_id int not null,
  kind text not null check (kind in ('plannings', 'signatures')),
  month text check (month ~ '^\d{6}$'),
  -- a Monday
  week date check (extract(isodow from week) = 1),
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  sheet_count int not null check (sheet_count > 0),
  done_count int not null default 0 check (done_count between 0 and sheet_count),
  created_at timestamptz not null,
  -- when the server that does it last said so: one that says nothing any more is gone
  seen_at timestamptz not null,
  finished_at timestamptz,
  -- the code of the refusal that says why it failed, with its values
  failure text,
  failure_values jsonb,
  page_count int check (page_count > 0),
  file_id int,
  primary key (company_id, print_id),
  foreign key (company_id, user_id) references users on delete cascade,
  foreign key (company_id, file_id) references files,
  check ((kind = 'plannings') = (month is not null)),
  check ((kind = 'signatures') = (week is not null)),
  check ((state in ('waiting', 'running')) = (finished_at is null)),
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'done') = (file_id is not null) and (file_id is null) = (page_count is null))
);
-- One at a time of each person.
create unique index prints_under_way on prints (company_id, user_id) where state in ('waiting', 'running');
create index prints_of_user on prints (company_id, user_id, print_id desc);
create index prints_by_age on prints (company_id, created_at);
create unique index prints_by_file on prints (company_id, file_id) where file_id is not null;
select protect('prints');

-- Files whose bytes are gone from the storage, and their rows with them: they take up nothing any more.
create function remove_files(company int, ids int[]) returns void language plpgsql as $$
declare gone record;
begin
  for gone in delete from files f where f.company_id = company and f.file_id = any(ids) returning f.uploaded_by, f.bytes loop
    perform count_files(company, gone.uploaded_by, -gone.bytes, -1);
  end loop;
end $$;
grant execute on function remove_files to vigie_app;
