-- When agents say to be available, by contract (specification, section 7; decision 67).

create table availabilities (
  company_id int not null references companies,
  availability_id int not null generated always as identity,
  agent_id int not null,
  contract_id int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- made by the sender: sent again it is one; those of a series have the same
  uuid uuid,
  created_at timestamptz not null,
  primary key (company_id, availability_id),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, contract_id) references contracts,
  check (ends_at > starts_at),
  -- nobody is available twice at once by one contract, whatever comes together
  constraint availabilities_apart exclude using gist (company_id with =, contract_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index availabilities_of_agent on availabilities (company_id, agent_id, starts_at);
create index availabilities_by_uuid on availabilities (company_id, uuid) where uuid is not null;
select protect('availabilities');
