-- The planning, the clocking devices and the journal of clockings.

create table schedule_months (
  company_id int not null,
  agent_id int not null,
  month text not null check (month ~ '^\d{6}$'),
  published_at timestamptz,
  validated_at timestamptz,
  primary key (company_id, agent_id, month),
  foreign key (company_id, agent_id) references agents
);
select protect('schedule_months');

-- The columns from clock_in_status on are the projection of the journal. Statuses stay null until something happens;
-- until then the verdict is computed from the shift and the clock (decisions, section 5).
create table shifts (
  company_id int not null references companies,
  shift_id int not null generated always as identity,
  number text not null,
  site_id int not null,
  agent_id int,
  contract_id int,
  profile_id int,
  activity_id int,
  prestation_id int,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- the month of the local start, in the site's zone
  month text not null check (month ~ '^\d{6}$'),
  planned_break_minutes int check (planned_break_minutes >= 0),
  note text not null default '',
  can_pre_clock boolean not null default false,
  clock_in_status smallint check (clock_in_status in (1, 2)),
  clock_out_status smallint check (clock_out_status in (1, 2)),
  arrived_at timestamptz,
  left_at timestamptz,
  pre_clock_in_at timestamptz,
  break_started_at timestamptz,
  break_minutes int not null default 0 check (break_minutes >= 0),
  is_clock_in_forced boolean not null default false,
  is_clock_out_forced boolean not null default false,
  is_clock_in_outside_area boolean not null default false,
  is_clock_out_outside_area boolean not null default false,
  is_clock_in_offline boolean not null default false,
  is_clock_out_offline boolean not null default false,
  -- grows at each change: a save is guarded by the version that the rule saw
  version int not null default 1,
  primary key (company_id, shift_id),
  unique (company_id, number),
  foreign key (company_id, site_id) references sites,
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, contract_id) references contracts,
  foreign key (company_id, profile_id) references profiles,
  foreign key (company_id, activity_id) references activities,
  foreign key (company_id, prestation_id) references prestations,
  check (ends_at > starts_at),
  check (left_at is null or arrived_at is not null)
);
create index shifts_of_site on shifts (company_id, site_id, starts_at);
create index shifts_of_agent on shifts (company_id, agent_id, starts_at);
create index shifts_by_time on shifts (company_id, starts_at);
create index shifts_open on shifts (company_id, agent_id) where arrived_at is not null and left_at is null;
select protect('shifts');

create table anomaly_reasons (
  company_id int not null references companies,
  anomaly_reason_id int not null generated always as identity,
  name text not null,
  -- whether leaving early with this reason is in order
  is_early_leave_accepted boolean not null default true,
  primary key (company_id, anomaly_reason_id),
  unique (company_id, name)
);
select protect('anomaly_reasons');

create table devices (
  company_id int not null references companies,
  device_id int not null generated always as identity,
  uuid uuid not null,
  secret_hash bytea not null,
  platform text not null default '',
  type text not null default '',
  name text not null default '',
  model text not null default '',
  vendor text not null default '',
  os text not null default '',
  browser text not null default '',
  is_by_code boolean not null default true,
  is_by_nfc boolean not null default false,
  shifts_visibility text not null default 'window' check (shifts_visibility in ('day', 'window', 'running', 'none')),
  is_names_visible boolean not null default true,
  paired_at timestamptz not null,
  unpaired_at timestamptz,
  primary key (company_id, device_id),
  unique (company_id, uuid)
);
select protect('devices');

alter table users add foreign key (company_id, device_id) references devices;

create table device_sites (
  company_id int not null,
  device_site_id int not null generated always as identity,
  device_id int not null,
  site_id int not null,
  created_at timestamptz not null,
  primary key (company_id, device_site_id),
  unique (company_id, device_id, site_id),
  foreign key (company_id, device_id) references devices,
  foreign key (company_id, site_id) references sites
);
create index device_sites_of_site on device_sites (company_id, site_id);
select protect('device_sites');

-- A device that waits to be paired shows a code for 600 seconds; both are kept as digests.
create table pairing_codes (
  company_id int not null references companies,
  code_hash bytea not null,
  device_uuid uuid not null,
  secret_hash bytea not null,
  description jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  device_id int,
  primary key (company_id, code_hash),
  unique (company_id, device_uuid)
);
select protect('pairing_codes');

-- The ticket of 60 seconds that a device is given for an agent who has shown a code or a card.
create table clocking_tickets (
  company_id int not null,
  ticket_hash bytea not null,
  device_id int not null,
  agent_id int not null,
  way text not null check (way in ('code', 'nfc')),
  expires_at timestamptz not null,
  primary key (company_id, ticket_hash),
  foreign key (company_id, device_id) references devices,
  foreign key (company_id, agent_id) references agents
);
select protect('clocking_tickets');

create table chain_heads (
  company_id int not null,
  site_id int not null,
  seq int not null default 0,
  hash bytea not null default '\x',
  primary key (company_id, site_id),
  foreign key (company_id, site_id) references sites
);
select protect('chain_heads');

-- A site's chain begins with the site; a clocking without its head is never saved.
create function begin_chain() returns trigger language plpgsql as $$
begin
  insert into chain_heads (company_id, site_id) values (new.company_id, new.site_id);
  return new;
end $$;
create trigger sites_begin_chain after insert on sites for each row execute function begin_chain();

-- One act, one line, never changed. `line` is the exact text that was hashed; hash = sha256(previous hash || line).
create table clockings (
  company_id int not null,
  site_id int not null,
  seq int not null,
  clocking_uuid uuid not null,
  shift_id int not null,
  agent_id int,
  kind text not null
    check (kind in ('start', 'end', 'pre_clocking', 'break_start', 'break_end', 'check', 'correction', 'deletion')),
  way text not null check (way in ('code', 'nfc', 'position', 'manager')),
  verdict smallint check (verdict in (1, 2)),
  recorded_at timestamptz not null,
  -- what the act says happened: the server's time, a manager's given time, or a device's own time when offline
  happened_at timestamptz not null,
  device_at timestamptz,
  drift_seconds int,
  device_id int,
  device_seq int,
  user_id int,
  anomaly_reason_id int,
  is_forced boolean not null default false,
  is_outside_area boolean not null default false,
  is_offline boolean not null default false,
  -- salted digest of position and comment, which may have to be forgotten one day
  private_digest bytea,
  line text not null,
  hash bytea not null,
  primary key (company_id, site_id, seq),
  unique (company_id, clocking_uuid),
  foreign key (company_id, site_id) references chain_heads,
  foreign key (company_id, shift_id) references shifts,
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, device_id) references devices,
  foreign key (company_id, user_id) references users,
  foreign key (company_id, anomaly_reason_id) references anomaly_reasons
);
create index clockings_of_shift on clockings (company_id, shift_id);
select protect('clockings');
-- The application adds lines; it can neither change nor remove one.
revoke update, delete on clockings from vigie_app;

create table clocking_details (
  company_id int not null,
  site_id int not null,
  seq int not null,
  salt bytea not null,
  latitude double precision,
  longitude double precision,
  accuracy_metres double precision,
  comment text,
  primary key (company_id, site_id, seq),
  foreign key (company_id, site_id, seq) references clockings
);
select protect('clocking_details');
