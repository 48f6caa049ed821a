-- The history of what people fill in: who changed what of which row, when, from what to what. Rows are added by the tables themselves,
-- so that no way in is forgotten, and nobody can change them.
create table changes (
  company_id int not null references companies,
  change_id int not null generated always as identity,
  -- whose sheet shows it (`agent 12`), and which row of which kind it is about (`contract 40`; of the sheet itself the same)
  subject text not null,
  subject_id int not null,
  entity text not null,
  entity_id int not null,
  act text not null check (act in ('created', 'changed', 'removed')),
  -- by column: from and to; null: a secret, of which it is kept that it changed
  fields jsonb not null,
  -- null: nobody who is signed in
  user_id int,
  -- a job or a command; empty: a call of that user
  way text not null,
  changed_at timestamptz not null,
  primary key (company_id, change_id)
);
create index changes_of_subject on changes (company_id, subject, subject_id, change_id desc);
alter table changes enable row level security;
create policy of_the_company on changes using (company_id = (select current_setting('app.company')::int));
grant select on changes to vigie_app;

-- What became of one row; nothing where no column that is told has changed. Arguments of the trigger, from 0 on: subject, its column,
-- entity, its column, columns that are secret, columns that are not told (both between commas).
create function change_of(args text[], before jsonb, after jsonb) returns setof changes language sql stable set search_path = public as $$
  select (r.one ->> 'company_id')::int, 0, args[0], (r.one ->> args[1])::int, args[2], (r.one ->> args[3])::int,
         case when before is null then 'created' when after is null then 'removed' else 'changed' end,
         -- of a new sheet it is enough that it is there; of a part of one, what it is
         case when args[0] = args[2] and before is null then '{}'::jsonb else coalesce(d.fields, '{}') end,
         nullif(current_setting('app.actor', true), '')::int, coalesce(current_setting('app.way', true), ''),
         coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now())
    from (select coalesce(after, before) as one) r
    cross join lateral (
      select jsonb_object_agg(k, case when k = any(string_to_array(args[4], ',')) then 'null'::jsonb
                                      else jsonb_build_array(before -> k, after -> k) end) as fields
        from jsonb_object_keys(r.one) k
       where k <> all(string_to_array('company_id,version,created_at,' || args[1] || ',' || args[3] || ',' || args[5], ','))
         and coalesce(nullif(before -> k, '""'), 'null') is distinct from coalesce(nullif(after -> k, '""'), 'null')) d
   where before is null or after is null or d.fields is not null
$$;

-- Adds what a statement has done to the rows of a table, as their owner: the application itself may not add any.
create function keep_changes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into changes (company_id, subject, subject_id, entity, entity_id, act, fields, user_id, way, changed_at)
    select c.company_id, c.subject, c.subject_id, c.entity, c.entity_id, c.act, c.fields, c.user_id, c.way, c.changed_at
      from changed n cross join lateral change_of(tg_argv, null, to_jsonb(n)) c;
  elsif tg_op = 'DELETE' then
    insert into changes (company_id, subject, subject_id, entity, entity_id, act, fields, user_id, way, changed_at)
    select c.company_id, c.subject, c.subject_id, c.entity, c.entity_id, c.act, c.fields, c.user_id, c.way, c.changed_at
      from former f cross join lateral change_of(tg_argv, to_jsonb(f), null) c;
  else
    insert into changes (company_id, subject, subject_id, entity, entity_id, act, fields, user_id, way, changed_at)
    select c.company_id, c.subject, c.subject_id, c.entity, c.entity_id, c.act, c.fields, c.user_id, c.way, c.changed_at
      from (select to_jsonb(n) as row from changed n) n
      join (select to_jsonb(f) as row from former f) f
        on f.row -> 'company_id' = n.row -> 'company_id' and f.row -> tg_argv[1] = n.row -> tg_argv[1] and f.row -> tg_argv[3] = n.row -> tg_argv[3]
      cross join lateral change_of(tg_argv, f.row, n.row) c;
  end if;
  return null;
end $$;

-- Keeps the history of a table: one trigger a kind of change, for PostgreSQL shows the rows of one kind to each.
create function keep_history(name text, variadic args text[]) returns void language plpgsql as $$
declare
  given text := (select string_agg(quote_literal(a), ', ') from unnest(args) a);
begin
  execute format('create trigger %I after insert on %I referencing new table as changed
    for each statement execute function keep_changes(%s)', name || '_history_new', name, given);
  execute format('create trigger %I after delete on %I referencing old table as former
    for each statement execute function keep_changes(%s)', name || '_history_gone', name, given);
  execute format('create trigger %I after update on %I referencing old table as former new table as changed
    for each statement execute function keep_changes(%s)', name || '_history_changed', name, given);
end $$;

select keep_history('agents', 'agent', 'agent_id', 'agent', 'agent_id', 'national_insurance_number,clocking_code_hmac,photo_url', 'sort_name,clocking_code_check');
select keep_history('contracts', 'agent', 'agent_id', 'contract', 'contract_id', '', '');
select keep_history('agent_qualifications', 'agent', 'agent_id', 'qualification', 'qualification_id', '', '');
select keep_history('nfc_cards', 'agent', 'agent_id', 'badge', 'card_id', 'uid', 'given_at,given_by,given_at_device');
select keep_history('sites', 'site', 'site_id', 'site', 'site_id', '', 'sector_id');
