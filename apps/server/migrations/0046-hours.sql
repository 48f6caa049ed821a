-- Hours of a month that is closed: they stay as they were (decision 66).
create table hours_closings (
  company_id int not null references companies,
  month text not null check (month ~ '^\d{6}$'),
  closed_at timestamptz not null,
  closed_by int not null,
  -- as it was then
  closed_by_name text not null,
  -- why, although services count zero
  reason text not null check (length(reason) <= 500),
  unsettled_count int not null check (unsettled_count >= 0),
  unassigned_count int not null check (unassigned_count >= 0),
  -- what the database itself came to: services, planned and done minutes
  control_shift_count int not null,
  control_planned_minutes int not null,
  control_done_minutes int not null,
  primary key (company_id, month),
  foreign key (company_id, closed_by) references users,
  check (unsettled_count = 0 or reason <> '')
);
select protect('hours_closings');

-- What an agent's month came to when it was closed. Never changed.
create table closed_hours (
  company_id int not null,
  month text not null,
  agent_id int not null,
  agent_name text not null,
  employee_number text not null,
  partner_name text,
  contract_minutes int,
  -- HoursFigures and CarriedHours of the contract, as they were
  figures jsonb not null,
  carried jsonb,
  primary key (company_id, month, agent_id),
  foreign key (company_id, month) references hours_closings,
  foreign key (company_id, agent_id) references agents
);
select protect('closed_hours');

-- What was counted of an agent's services of a closed month so far, when it was closed and by the closings after it: what differs
-- from it counts in the first open month.
create table settled_hours (
  company_id int not null,
  month text not null,
  agent_id int not null,
  -- the sum of hashint8extended(shift_id, version) of its services, by which a change is found without looking at each
  mark numeric not null,
  -- of each service [shift_id, version, done, night, sunday, holiday, break], in minutes
  services jsonb not null,
  primary key (company_id, month, agent_id),
  foreign key (company_id, month) references hours_closings,
  foreign key (company_id, agent_id) references agents
);
select protect('settled_hours');
