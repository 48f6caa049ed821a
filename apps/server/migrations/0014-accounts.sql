-- What a person says of itself: a phone number, a language chosen by hand (until then: null), a picture.
alter table users add phone text not null default '';
alter table users alter column language drop not null, alter column language drop default;
update users set language = null;

-- An agent is called as on its sheet, whoever changes that: an import, a manager, a hand in psql.
create function agents_name_users() returns trigger language plpgsql as $$
begin
  update users u set first_name = n.first_name, last_name = n.last_name
    from changed n join former o on o.company_id = n.company_id and o.agent_id = n.agent_id
   where u.company_id = n.company_id and u.agent_id = n.agent_id and u.role = 'resource'
     and (n.first_name, n.last_name) is distinct from (o.first_name, o.last_name);
  return null;
end $$;
create trigger agents_named after update on agents referencing old table as former new table as changed
  for each statement execute function agents_name_users();
update users u set first_name = a.first_name, last_name = a.last_name
  from agents a
 where a.company_id = u.company_id and a.agent_id = u.agent_id and u.role = 'resource'
   and (a.first_name, a.last_name) is distinct from (u.first_name, u.last_name);

-- Pictures of people, made small by the browser (at most 256 pixels a side) and served under a key that nobody guesses.
create table user_photos (
  company_id int not null,
  user_id int not null,
  photo_key text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 131072),
  created_at timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, photo_key),
  foreign key (company_id, user_id) references users on delete cascade
);
select protect('user_photos');

-- Who one is called shows on every screen: a new name, picture or language is told like a right.
create or replace function users_tell_rights() returns trigger language plpgsql as $$
begin
  perform tell_rights(n.company_id, 'u', array_agg(n.user_id))
    from changed n join former o on o.company_id = n.company_id and o.user_id = n.user_id
   where (n.role, n.is_active, n.is_first_login, n.password_expires_at, n.agent_id, n.client_id, n.partner_id, n.device_id,
          n.first_name, n.last_name, n.photo_url, n.language)
      is distinct from (o.role, o.is_active, o.is_first_login, o.password_expires_at, o.agent_id, o.client_id, o.partner_id, o.device_id,
          o.first_name, o.last_name, o.photo_url, o.language)
   group by n.company_id;
  return null;
end $$;

-- Which field a column of another title is, as a manager said at an import: the next one knows it.
create table import_columns (
  company_id int not null references companies,
  kind text not null check (kind in ('sites', 'agents', 'contracts', 'shifts')),
  -- without accents, case and punctuation (plainTitle)
  title text not null check (title <> ''),
  -- null: not to be read
  field text,
  primary key (company_id, kind, title)
);
select protect('import_columns');
