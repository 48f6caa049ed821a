-- What a device without network recognises agents by, and whom it was given (decision 45).

alter table agents
  -- of the clocking code, under a mask of SECRET_KEY: its length and a small number that a thousand codes share; null: no code, or not learned yet
  add clocking_code_check int;

-- Whom a device could recognise without network, and when: an act that it kept of somebody else is not believed to be theirs.
create table device_rosters (
  company_id int not null,
  pairing_id int not null,
  agent_id int not null,
  held_from timestamptz not null,
  -- as long as what it was given serves
  held_until timestamptz not null,
  primary key (company_id, pairing_id, agent_id, held_from),
  check (held_until >= held_from),
  foreign key (company_id, pairing_id) references device_pairings,
  foreign key (company_id, agent_id) references agents
);
select protect('device_rosters');
create index on device_rosters (company_id, agent_id);

alter table clockings drop constraint clockings_doubt_check;
alter table clockings add constraint clockings_doubt_check
  check (doubt in ('code', 'unknown_device', 'contact_between', 'too_old', 'clock', 'window', 'place', 'order'));
