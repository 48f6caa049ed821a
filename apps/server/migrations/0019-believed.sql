-- When an act that was kept without network is believed (decision 43): why it is not, what a manager says of it, and which
-- contacts the server had with the device that kept it.

alter table clockings
  -- why it is to be confirmed; null: it is believed
  add doubt text check (doubt in ('unknown_device', 'contact_between', 'too_old', 'clock', 'window', 'place', 'order')),
  -- of the anchor that it carried, where that was valid, and the seconds since on a clock that settings cannot move
  add anchor_at timestamptz,
  add elapsed_seconds int,
  -- the line that a confirmation or a rejection is about
  add about_uuid uuid,
  drop constraint clockings_kind_check,
  add constraint clockings_kind_check check (kind in ('start', 'end', 'pre_clocking', 'break_start', 'break_end', 'check',
    'correction', 'deletion', 'confirmation', 'rejection')),
  -- Not a foreign key: every line that is recorded live would be looked at for it.
  add constraint clockings_about_check check ((kind in ('confirmation', 'rejection')) = (about_uuid is not null));
-- A line is decided once.
create unique index clockings_decided on clockings (company_id, about_uuid) where about_uuid is not null;

alter table shifts
  add unconfirmed_count int not null default 0 check (unconfirmed_count >= 0),
  add is_clock_in_unconfirmed boolean not null default false,
  add is_clock_out_unconfirmed boolean not null default false;

-- What the server knows of one person's device: since when, when it last answered it, and what waited on it then.
create table device_contacts (
  company_id int not null,
  user_id int not null,
  device_uuid uuid not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- the first of several sendings that follow each other, and the contact before it
  sending_at timestamptz,
  sending_after timestamptz,
  -- by the uuid of each act that waits: its digest, when it was first told, and the contact before that
  held jsonb not null default '{}',
  primary key (company_id, user_id, device_uuid),
  foreign key (company_id, user_id) references users
);
select protect('device_contacts');

alter table sessions
  -- its calls in quick succession: when they began, the last of them as far as it is written down, and when those before ended
  add burst_at timestamptz,
  add burst_last_at timestamptz,
  add former_burst_at timestamptz;
