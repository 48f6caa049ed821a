-- A sequence of acts belongs to whoever proves it: a paired device with its secret, a person with its own browser.

-- Each secret under which a device was ever linked: what it has signed without network is known by it, also when the device
-- has been paired anew meanwhile.
create table device_pairings (
  company_id int not null,
  pairing_id int not null generated always as identity,
  device_id int not null,
  secret_hash bytea not null,
  begins_at timestamptz not null,
  -- null: it holds; else it was unpaired, or another secret took its place
  ends_at timestamptz,
  -- since when it signs whole lines: what an earlier version signs is believed of acts before that alone
  signs_whole_since timestamptz,
  primary key (company_id, pairing_id),
  unique (company_id, device_id, secret_hash),
  foreign key (company_id, device_id) references devices
);
select protect('device_pairings');

create function devices_keep_pairing() returns trigger language plpgsql as $$
begin
  update device_pairings p set ends_at = coalesce(new.unpaired_at, new.paired_at)
   where p.company_id = new.company_id and p.device_id = new.device_id and p.ends_at is null
     and (new.unpaired_at is not null or p.secret_hash <> new.secret_hash);
  if new.unpaired_at is null then
    insert into device_pairings (company_id, device_id, secret_hash, begins_at)
    values (new.company_id, new.device_id, new.secret_hash, new.paired_at)
    on conflict (company_id, device_id, secret_hash) do update set ends_at = null;
  end if;
  return null;
end $$;

insert into device_pairings (company_id, device_id, secret_hash, begins_at, ends_at)
select company_id, device_id, secret_hash, paired_at, unpaired_at from devices;
create trigger devices_pairing after insert or update of secret_hash, unpaired_at on devices
  for each row execute function devices_keep_pairing();

alter table journal_entries
  -- named by whoever counts; of earlier versions the device's uuid
  add sequence_uuid uuid,
  -- of a paired device: under which secret the line was proven; null also where an earlier version signed a part of it
  add pairing_id int,
  -- false: it came in the name of a device that has not signed it, and counts in no sequence
  add is_proven boolean not null default true,
  add is_proof_partial boolean not null default false,
  add foreign key (company_id, pairing_id) references device_pairings;
update journal_entries set sequence_uuid = device_uuid;
alter table journal_entries alter sequence_uuid set not null;

drop index journal_entries_of_device;
create index journal_entries_of_sequence on journal_entries (company_id, sequence_uuid, device_seq);
-- What of a pairing has come, for whoever would replace it.
create index journal_entries_of_pairing on journal_entries (company_id, pairing_id, sequence_uuid, device_seq) where pairing_id is not null;

drop trigger journal_entries_gap on journal_entries;
create or replace function journal_entries_mark_gap() returns trigger language plpgsql as $$
begin
  new.sequence_uuid := coalesce(new.sequence_uuid, new.device_uuid);
  new.came_after_gap := new.is_proven and new.device_seq > 1 and not exists (
    select from journal_entries p
     where p.company_id = new.company_id and p.sequence_uuid = new.sequence_uuid and p.device_seq = new.device_seq - 1
       and p.user_id = new.user_id and p.pairing_id is not distinct from new.pairing_id and p.is_proven);
  return new;
end $$;
create trigger journal_entries_gap
  before insert or update of sequence_uuid, pairing_id, user_id, device_seq, is_proven on journal_entries
  for each row execute function journal_entries_mark_gap();

-- Two that wait under one uuid are told apart by their secrets: neither takes the other's code away.
alter table pairing_codes drop constraint pairing_codes_company_id_device_uuid_key;
alter table pairing_codes add unique (company_id, device_uuid, secret_hash);
