-- «Voir comme lui»: an administrator looks at the portal as a user sees it. Each look is kept; its session is one of that user, which ends
-- with the look, and with the administrator's own session, account or right.
create table viewings (
  company_id int not null,
  viewing_id int not null generated always as identity,
  viewer_id int not null,
  -- the administrator's own session, which may be gone
  viewer_token_hash bytea not null,
  user_id int not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (company_id, viewing_id),
  foreign key (company_id, viewer_id) references users,
  foreign key (company_id, user_id) references users
);
select protect('viewings');

alter table sessions drop constraint sessions_kind_check,
  add constraint sessions_kind_check check (kind in ('web', 'native', 'device', 'viewing')),
  add viewing_id int,
  add foreign key (company_id, viewing_id) references viewings,
  add check ((kind = 'viewing') = (viewing_id is not null));

-- What became of a user stands in its history: who it is, its rights, pages, clients and sites, and who has looked as it; and in that of
-- the administrator as whom it has looked.
select keep_history('users', 'user', 'user_id', 'user', 'user_id', 'password_hash',
  'role,username,photo_url,is_first_login,is_password_strong,password_expires_at,is_email_confirmed,sms_provider,language,agent_id,device_id');
select keep_history('user_rights', 'user', 'user_id', 'right', 'user_id', '', '');
select keep_history('user_forbidden_pages', 'user', 'user_id', 'closedPage', 'user_id', '', '');
select keep_history('user_clients', 'user', 'user_id', 'ownClient', 'client_id', '', '');
select keep_history('user_sites', 'user', 'user_id', 'ownSite', 'site_id', '', '');
select keep_history('viewings', 'user', 'user_id', 'viewing', 'viewer_id', '', 'viewing_id,viewer_token_hash,began_at,ends_at');
create trigger viewings_of_viewer_history_new after insert on viewings referencing new table as changed
  for each statement execute function keep_changes('user', 'viewer_id', 'viewed', 'user_id', '', 'viewing_id,viewer_token_hash,began_at,ends_at');
