-- A manager corrects or deletes a recorded act by a line of its own, which says what it is about; the line itself stays as it is.
alter table clockings
  drop constraint clockings_about_check,
  -- Lines of before these calls have neither.
  add constraint clockings_about_check
    check ((kind in ('confirmation', 'rejection', 'correction', 'deletion')) = (about_uuid is not null));
-- An act is confirmed or refused once; it may be corrected again, each time guarded by the version of its service.
drop index clockings_decided;
create unique index clockings_decided on clockings (company_id, about_uuid) where kind in ('confirmation', 'rejection');
