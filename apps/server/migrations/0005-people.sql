-- What agents have (diplomas, empowerments, equipment, papers, jobs, languages, nationalities), when they are not
-- available, and what the list of agents needs.

-- A company's catalogue. A code is one of a kind; an import names diplomas and empowerments by their code alone, so no
-- two of those share one.
create table qualifications (
  company_id int not null references companies,
  qualification_id int not null generated always as identity,
  kind text not null
    check (kind in ('degree', 'empowerment', 'equipment', 'formality', 'job', 'language', 'nationality')),
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  primary key (company_id, qualification_id),
  unique (company_id, kind, code)
);
create unique index qualifications_imported on qualifications (company_id, code) where kind in ('degree', 'empowerment');
select protect('qualifications');

-- The codes that agents had until now become the catalogue's first rows.
insert into qualifications (company_id, kind, code, name)
  select distinct company_id, case when code ~ '^[HB][0-9]' then 'empowerment' else 'degree' end, code, code
    from agent_qualifications order by company_id, code;
create temporary table agent_codes on commit drop as select company_id, agent_id, code from agent_qualifications;
drop table agent_qualifications;
create table agent_qualifications (
  company_id int not null,
  agent_id int not null,
  qualification_id int not null,
  -- the last day on which it holds; null: without end
  expires_on date,
  primary key (company_id, agent_id, qualification_id),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, qualification_id) references qualifications
);
create index agents_qualified on agent_qualifications (company_id, qualification_id, agent_id);
select protect('agent_qualifications');
insert into agent_qualifications (company_id, agent_id, qualification_id)
  select c.company_id, c.agent_id, q.qualification_id
    from agent_codes c join qualifications q on q.company_id = c.company_id and q.code = c.code;

alter table agents add photo_url text;
alter table agents add phone_office text not null default '';
-- By what agents are listed: their names in small letters without accents, by bytes, so that an index keeps its use
-- under row-level security.
alter table agents add sort_name text collate "C" not null default '';
create function agents_sort_name() returns trigger language plpgsql as $$
begin
  new.sort_name := lower(unaccent(new.last_name || ' ' || new.first_name));
  return new;
end $$;
create trigger agents_sorted before insert or update of last_name, first_name on agents
  for each row execute function agents_sort_name();
update agents set last_name = last_name;
create index agents_by_name on agents (company_id, sort_name, agent_id);
create index agents_of_partner on agents (company_id, partner_id) where partner_id is not null;
-- The hours of a month, agent by agent.
create index shifts_of_month on shifts (company_id, month, agent_id);

create table unavailability_types (
  company_id int not null references companies,
  unavailability_type_id int not null generated always as identity,
  name text not null check (name <> ''),
  primary key (company_id, unavailability_type_id),
  unique (company_id, name)
);
select protect('unavailability_types');

create table unavailabilities (
  company_id int not null,
  unavailability_id int not null generated always as identity,
  agent_id int not null,
  unavailability_type_id int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- asked for by the agent and not answered yet
  is_demand boolean not null default false,
  created_at timestamptz not null,
  primary key (company_id, unavailability_id),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, unavailability_type_id) references unavailability_types,
  check (ends_at > starts_at)
);
create index unavailabilities_of_agent on unavailabilities (company_id, agent_id, starts_at);
select protect('unavailabilities');
