-- Devices that are lost, and acts whose code was not looked at (decision 56).

alter table devices
  -- where an unpaired one stood last, of several the first that it was linked to
  add last_site_id int,
  -- since when it is reported as lost; null: it is not, or was paired anew since
  add lost_at timestamptz,
  add foreign key (company_id, last_site_id) references sites;

alter table clockings drop constraint clockings_doubt_check;
alter table clockings add constraint clockings_doubt_check
  check (doubt in ('code', 'unchecked', 'unknown_device', 'contact_between', 'too_old', 'clock', 'window', 'place', 'order'));
