-- Secret addresses under which programs of calendars read an agent's published planning (decision 70): one for each user.

create table calendar_feeds (
  company_id int not null references companies,
  user_id int not null,
  -- SHA-256 of the secret, which is never kept
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, token_hash),
  foreign key (company_id, user_id) references users
);
select protect('calendar_feeds');
