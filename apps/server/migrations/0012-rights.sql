-- Rights taken away close screens and sockets at once, on every process. Whatever a session's rights come from tells its
-- change on the channel `rights` when it is committed, whoever makes it: a call, an import, a hand in psql. What is told
-- names whom to look at anew and nothing else, and PostgreSQL tells equal texts of one transaction once:
--   '7'      everybody of company 7
--   '7:u12'  the sessions of its user 12
--   '7:c3'   which sites its client 3 has

-- More than a few are told as their whole company: one look there costs less than many.
create function tell_rights(company int, kind text, ids int[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 20 then
    perform pg_notify('rights', company::text);
  else
    perform pg_notify('rights', company || ':' || kind || id) from unnest(ids) id;
  end if;
end $$;
grant execute on function tell_rights to vigie_app;

create function tell_of_company() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', company_id::text) from (select distinct company_id from changed) c;
  return null;
end $$;

create function tell_of_users() returns trigger language plpgsql as $$
begin
  perform tell_rights(company_id, 'u', array_agg(distinct user_id)) from changed group by company_id;
  return null;
end $$;

create function tell_of_moved_users() returns trigger language plpgsql as $$
begin
  perform tell_rights(company_id, 'u', array_agg(distinct user_id))
    from (select company_id, user_id from former union all select company_id, user_id from changed) c group by company_id;
  return null;
end $$;

-- A table of rights has three triggers, for PostgreSQL shows the rows of one kind of change to each.
do $$
declare
  name text;
begin
  foreach name in array array['user_rights', 'user_forbidden_pages', 'user_clients', 'user_sites'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
                    for each statement execute function tell_of_users()', name || '_given', name);
    execute format('create trigger %I after delete on %I referencing old table as changed
                    for each statement execute function tell_of_users()', name || '_taken', name);
    execute format('create trigger %I after update on %I referencing old table as former new table as changed
                    for each statement execute function tell_of_moved_users()', name || '_moved', name);
  end loop;
end $$;

create trigger company_settings_given after insert on company_settings referencing new table as changed
  for each statement execute function tell_of_company();
create trigger company_settings_taken after delete on company_settings referencing old table as changed
  for each statement execute function tell_of_company();
create trigger company_settings_changed after update on company_settings referencing new table as changed
  for each statement execute function tell_of_company();
create trigger companies_changed after update on companies referencing new table as changed
  for each statement execute function tell_of_company();

-- What of a user decides on rights; a new name does not.
create function users_tell_rights() returns trigger language plpgsql as $$
begin
  perform tell_rights(n.company_id, 'u', array_agg(n.user_id))
    from changed n join former o on o.company_id = n.company_id and o.user_id = n.user_id
   where (n.role, n.is_active, n.is_first_login, n.password_expires_at, n.agent_id, n.client_id, n.partner_id, n.device_id)
      is distinct from (o.role, o.is_active, o.is_first_login, o.password_expires_at, o.agent_id, o.client_id, o.partner_id, o.device_id)
   group by n.company_id;
  return null;
end $$;
create trigger users_changed after update on users referencing old table as former new table as changed
  for each statement execute function users_tell_rights();

-- A session that was ended. An act of its person changes it too, each minute, and tells nothing.
create function sessions_tell_end() returns trigger language plpgsql as $$
begin
  perform tell_rights(old.company_id, 'u', array[old.user_id]);
  return null;
end $$;
create trigger sessions_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function sessions_tell_end();
create trigger sessions_removed after delete on sessions for each row
  when (old.ended_at is null) execute function sessions_tell_end();

-- A contract opens what only an agent under contract may see.
create function tell_of_agents() returns trigger language plpgsql as $$
begin
  perform tell_rights(u.company_id, 'u', array_agg(distinct u.user_id))
    from changed c join users u on u.company_id = c.company_id and u.agent_id = c.agent_id group by u.company_id;
  return null;
end $$;
create function contracts_tell_rights() returns trigger language plpgsql as $$
begin
  perform tell_rights(u.company_id, 'u', array_agg(distinct u.user_id))
    from changed n join former o on o.company_id = n.company_id and o.contract_id = n.contract_id
    join users u on u.company_id = n.company_id and u.agent_id in (n.agent_id, o.agent_id)
   where (n.agent_id, n.starts_on, n.ends_on, n.can_access_availabilities)
      is distinct from (o.agent_id, o.starts_on, o.ends_on, o.can_access_availabilities)
   group by u.company_id;
  return null;
end $$;
create trigger contracts_given after insert on contracts referencing new table as changed
  for each statement execute function tell_of_agents();
create trigger contracts_taken after delete on contracts referencing old table as changed
  for each statement execute function tell_of_agents();
create trigger contracts_changed after update on contracts referencing old table as former new table as changed
  for each statement execute function contracts_tell_rights();

-- A site that is new, or passes from one client to another.
create function tell_of_clients() returns trigger language plpgsql as $$
begin
  perform tell_rights(company_id, 'c', array_agg(distinct client_id)) from changed group by company_id;
  return null;
end $$;
create function sites_tell_rights() returns trigger language plpgsql as $$
begin
  perform tell_rights(company_id, 'c', array_agg(distinct client_id))
    from (select n.company_id, unnest(array[n.client_id, o.client_id]) as client_id
            from changed n join former o on o.company_id = n.company_id and o.site_id = n.site_id
           where n.client_id <> o.client_id) c group by company_id;
  return null;
end $$;
create trigger sites_given after insert on sites referencing new table as changed
  for each statement execute function tell_of_clients();
create trigger sites_taken after delete on sites referencing old table as changed
  for each statement execute function tell_of_clients();
create trigger sites_moved after update on sites referencing old table as former new table as changed
  for each statement execute function sites_tell_rights();

-- A new password, another address and the end of an account close the links that were sent before, in the same
-- transaction: whoever reads an old mail chooses no password. An address to confirm is the one that it was sent to. The
-- sessions of an account that is closed do not come back with it.
create function users_close_links() returns trigger language plpgsql as $$
begin
  delete from one_time_links l
   where l.company_id = new.company_id and l.user_id = new.user_id and l.used_at is null
     and (l.kind in ('reset', 'invitation') or lower(new.email) <> lower(old.email));
  if not new.is_active then
    delete from sessions s where s.company_id = new.company_id and s.user_id = new.user_id and s.ended_at is null;
  end if;
  return null;
end $$;
create trigger users_links after update of password_hash, is_active, email on users for each row
  when (new.password_hash is distinct from old.password_hash or (old.is_active and not new.is_active) or lower(new.email) <> lower(old.email))
  execute function users_close_links();
