-- A code that its agent has asked for and not used yet: the former one works until it is (decision 55). A device that a manager has closed.

create table agent_next_codes (
  company_id int not null,
  agent_id int not null,
  -- what the code was drawn from under SECRET_KEY, so that who asks again is sent the same; and how many digits it has
  seed bytea not null,
  digits smallint not null check (digits between 4 and 8),
  code_hmac bytea not null,
  code_check int not null,
  -- the code that it would replace: once the agent has another, by whatever way, this one is void
  former_hmac bytea not null,
  expires_at timestamptz not null,
  primary key (company_id, agent_id),
  unique (company_id, code_hmac),
  foreign key (company_id, agent_id) references agents on delete cascade
);
select protect('agent_next_codes');

alter table devices
  -- a manager has closed its session there, and nobody has opened it again; null: it is open
  add closed_at timestamptz;
