-- What devices and phones kept without network and sent later.

-- Each act that a device's own journal has sent, under the device's own sequence, also one that the rules refused: a
-- number that is missing between two others is a gap, and a manager is shown it (decisions, section 5).
create table journal_entries (
  company_id int not null references companies,
  clocking_uuid uuid not null,
  device_uuid uuid not null,
  device_seq int not null check (device_seq > 0),
  device_at timestamptz not null,
  shift_id int,
  user_id int not null,
  -- null: recorded, now or before; else why it was refused
  refused_code text,
  refused_values jsonb,
  received_at timestamptz not null,
  primary key (company_id, clocking_uuid),
  foreign key (company_id, user_id) references users,
  foreign key (company_id, shift_id) references shifts
);
create index journal_entries_of_device on journal_entries (company_id, device_uuid, device_seq);
create index journal_entries_of_shift on journal_entries (company_id, shift_id);
select protect('journal_entries');

-- A ticket is also what shows later that a device had identified an agent, so it is kept for a month and not an hour.
create index clocking_tickets_of_device on clocking_tickets (company_id, device_id, expires_at);
