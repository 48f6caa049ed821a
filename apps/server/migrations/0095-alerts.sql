-- Alerts (decisions/12-notifications): what managers were notified of, how far the escalation has come, and who has taken charge.
create table alerts (
  company_id int not null references companies,
  alert_id int not null generated always as identity,
  kind text not null,
  -- what it is about (`notArrived 12 of 7`): of one thing one alert is open
  about text not null,
  shift_id int,
  device_id int,
  site_id int not null,
  agent_id int,
  since timestamptz not null,
  raised_at timestamptz not null,
  agent_told_at timestamptz,
  duty_told_at timestamptz,
  all_told_at timestamptz,
  told_at timestamptz,
  told_count int not null default 0,
  taken_at timestamptz,
  taken_by int,
  note text not null default '' check (length(note) <= 500),
  -- acknowledged with what was done, or no longer so
  done_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, alert_id),
  foreign key (company_id, shift_id) references shifts on delete cascade,
  foreign key (company_id, device_id) references devices on delete cascade,
  foreign key (company_id, site_id) references sites,
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, taken_by) references users
);
create unique index alerts_open on alerts (company_id, about) where ended_at is null;
create index alerts_by_since on alerts (company_id, since, alert_id);
create index alerts_of_shift on alerts (company_id, shift_id) where shift_id is not null;

-- The escalation table of a company, as the contract shapes it; no row: the usual one.
create table alert_plans (
  company_id int primary key references companies,
  plan jsonb not null,
  version int not null default 1
);
select protect('alerts');
select protect('alert_plans');
