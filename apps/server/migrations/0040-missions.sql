-- Missions: services that nobody has, offered to agents who answer (decisions, section 9; decision 60).

create table missions (
  company_id int not null references companies,
  mission_id int not null generated always as identity,
  text text not null default '' check (length(text) <= 1000),
  -- the first who is available and may have them gets them; else a manager chooses among the answers
  is_first_yes boolean not null,
  created_by int not null,
  created_at timestamptz not null,
  -- given to somebody, or taken back
  closed_at timestamptz,
  assigned_agent_id int,
  version int not null default 1,
  primary key (company_id, mission_id),
  foreign key (company_id, created_by) references users,
  foreign key (company_id, assigned_agent_id) references agents,
  check (assigned_agent_id is null or closed_at is not null)
);
create index missions_open on missions (company_id, mission_id) where closed_at is null;
select protect('missions');

create table mission_shifts (
  company_id int not null,
  mission_id int not null,
  shift_id int not null,
  primary key (company_id, mission_id, shift_id),
  foreign key (company_id, mission_id) references missions on delete cascade,
  foreign key (company_id, shift_id) references shifts on delete cascade
);
create index mission_shifts_of_shift on mission_shifts (company_id, shift_id);
select protect('mission_shifts');

create table mission_agents (
  company_id int not null,
  mission_id int not null,
  agent_id int not null,
  -- 2 available, 3 not available (specification, section 4); null: none
  response smallint check (response in (2, 3)),
  responded_at timestamptz,
  viewed_at timestamptz,
  primary key (company_id, mission_id, agent_id),
  foreign key (company_id, mission_id) references missions on delete cascade,
  foreign key (company_id, agent_id) references agents,
  check ((response is null) = (responded_at is null))
);
create index missions_of_agent on mission_agents (company_id, agent_id, mission_id desc);
select protect('mission_agents');
