-- The lists that a company keeps for itself. A row that other data names is archived: read there, and offered in no new form.

do $$
declare
  listed text;
begin
  foreach listed in array array['activities', 'prestations', 'profiles', 'contract_types', 'unavailability_types', 'document_types',
                                'anomaly_reasons', 'qualifications', 'sectors', 'holidays', 'links', 'news']
  loop
    -- The version grows at each change: a save is guarded by the version that the form saw.
    execute format('alter table %I add version int not null default 1, add is_archived boolean not null default false', listed);
  end loop;
end $$;

-- Who is shown links and news, and where a holiday holds, are columns: a change of them is part of the row's version and history.
alter table links add roles text[] not null default '{}'
  check (roles <@ array['manager', 'manager_partner', 'resource', 'client', 'client_user']);
alter table news add roles text[] not null default '{}'
  check (roles <@ array['manager', 'manager_partner', 'resource', 'client', 'client_user']);
alter table holidays add sector_ids int[] not null default '{}';
update links l set roles = array(select r.role from link_roles r where r.company_id = l.company_id and r.link_id = l.link_id order by 1);
update news n set roles = array(select r.role from news_roles r where r.company_id = n.company_id and r.news_id = n.news_id order by 1);
update holidays h set sector_ids = array(
  select s.sector_id from holiday_sectors s where s.company_id = h.company_id and s.holiday_id = h.holiday_id order by 1);
drop table link_roles;
drop table news_roles;
drop table holiday_sectors;

-- A zone that a holiday is limited to is in use as much as one of a site.
create function sectors_of_holidays() returns trigger language plpgsql as $$
begin
  if exists (select from holidays where company_id = old.company_id and old.sector_id = any(sector_ids)) then
    raise foreign_key_violation using message = 'a holiday is limited to this zone';
  end if;
  return old;
end $$;
create trigger sectors_stay before delete on sectors for each row execute function sectors_of_holidays();

-- Sites keep the code of their zone as the import wrote it: it follows the zone.
create function sectors_move_sites() returns trigger language plpgsql as $$
begin
  update sites set sector = new.code where company_id = new.company_id and sector_id = new.sector_id and sector <> new.code;
  return null;
end $$;
create trigger sectors_renamed after update of code on sectors for each row when (new.code <> old.code) execute function sectors_move_sites();

-- The years whose legal holidays have been filled: what a company removes afterwards does not come back. '0000': those of every year.
create table filled_holidays (
  company_id int not null references companies,
  year text not null check (year ~ '^[0-9]{4}$'),
  primary key (company_id, year)
);
select protect('filled_holidays');
insert into filled_holidays (company_id, year) select distinct company_id, year from holidays;

/* Removes rows of a list, one after the other; one that other data names is archived. The foreign keys decide, also against a row that is
   being added at the same time. No row back: one of them is not there, and nothing has changed. */
create function remove_or_archive(listed regclass, key name, company int, given int[]) returns table (id int, is_archived boolean)
language plpgsql as $$
declare
  wanted int[] := array(select distinct g from unnest(given) g order by 1);
  found int;
begin
  execute format('select count(*) from %s where company_id = $1 and %I = any($2)', listed, key) into found using company, wanted;
  if found <> cardinality(wanted) then return; end if;
  foreach id in array wanted loop
    begin
      execute format('delete from %s where company_id = $1 and %I = $2', listed, key) using company, id;
      is_archived := false;
    exception when foreign_key_violation then
      execute format('update %s set is_archived = true, version = version + 1 where company_id = $1 and %I = $2 and not is_archived', listed, key)
        using company, id;
      is_archived := true;
    end;
    return next;
  end loop;
end $$;
grant execute on function remove_or_archive to vigie_app;
