-- Devices that are lost, that somebody has copied, or at which somebody guesses (decision 56).

alter table devices
  -- where an unpaired one stood last, of several the first that it was linked to
  add last_site_id int,
  -- since when it is reported as lost; null: it is not, or was paired anew since
  add lost_at timestamptz,
  -- by what it named itself as it signed in, the latest first; and those after which somebody came who did not know of them
  add entry_uuids uuid[] not null default '{}',
  add left_entry_uuids uuid[] not null default '{}',
  -- when two copies of it were last seen to be at work, and when too many codes were last tried at it that come close to those it holds
  add copied_at timestamptz,
  add guessed_at timestamptz,
  add foreign key (company_id, last_site_id) references sites;

alter table clockings drop constraint clockings_doubt_check;
alter table clockings add constraint clockings_doubt_check
  check (doubt in ('code', 'unchecked', 'unknown_device', 'contact_between', 'too_old', 'clock', 'window', 'place', 'order'));
