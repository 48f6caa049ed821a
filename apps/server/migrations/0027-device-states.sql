-- What a manager is shown of the clocking devices: what each told of itself last, and how and by whom it was linked.

-- Told with each contact of a paired device.
create table device_states (
  company_id int not null,
  device_id int not null,
  told_at timestamptz not null,
  -- percent; null: it tells none
  battery smallint check (battery between 0 and 100),
  app_version text not null default '',
  -- how far the server was ahead of its clock
  drift_seconds int,
  primary key (company_id, device_id),
  foreign key (company_id, device_id) references devices
);
select protect('device_states');

alter table devices
  add paired_by int,
  -- of the device as it asked to be paired, and where it stood where it told so
  add ip_address text not null default '',
  add latitude double precision check (latitude between -90 and 90),
  add longitude double precision check (longitude between -180 and 180),
  add foreign key (company_id, paired_by) references users;

-- The few acts of a pairing before which a number was missing.
create index journal_entries_gap_of_pairing on journal_entries (company_id, pairing_id) where came_after_gap and pairing_id is not null;
