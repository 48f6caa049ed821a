-- An act whose code was not looked at (decision 56).

alter table clockings drop constraint clockings_doubt_check;
alter table clockings add constraint clockings_doubt_check
  check (doubt in ('code', 'unchecked', 'unknown_device', 'contact_between', 'too_old', 'clock', 'window', 'place', 'order'));
