-- Sectors, public holidays, contacts, and what a site says of itself.

-- The name of a French department by its code, for a sector that is one; null for any other code.
create function department_name(code text) returns text language sql immutable parallel safe as $$
  select ('{
    "01":"Ain","02":"Aisne","03":"Allier","04":"Alpes-de-Haute-Provence","05":"Hautes-Alpes","06":"Alpes-Maritimes",
    "07":"Ardèche","08":"Ardennes","09":"Ariège","10":"Aube","11":"Aude","12":"Aveyron","13":"Bouches-du-Rhône",
    "14":"Calvados","15":"Cantal","16":"Charente","17":"Charente-Maritime","18":"Cher","19":"Corrèze",
    "2A":"Corse-du-Sud","2B":"Haute-Corse","21":"Côte-d''Or","22":"Côtes-d''Armor","23":"Creuse","24":"Dordogne",
    "25":"Doubs","26":"Drôme","27":"Eure","28":"Eure-et-Loir","29":"Finistère","30":"Gard","31":"Haute-Garonne",
    "32":"Gers","33":"Gironde","34":"Hérault","35":"Ille-et-Vilaine","36":"Indre","37":"Indre-et-Loire",
    "38":"Isère","39":"Jura","40":"Landes","41":"Loir-et-Cher","42":"Loire","43":"Haute-Loire",
    "44":"Loire-Atlantique","45":"Loiret","46":"Lot","47":"Lot-et-Garonne","48":"Lozère","49":"Maine-et-Loire",
    "50":"Manche","51":"Marne","52":"Haute-Marne","53":"Mayenne","54":"Meurthe-et-Moselle","55":"Meuse",
    "56":"Morbihan","57":"Moselle","58":"Nièvre","59":"Nord","60":"Oise","61":"Orne","62":"Pas-de-Calais",
    "63":"Puy-de-Dôme","64":"Pyrénées-Atlantiques","65":"Hautes-Pyrénées","66":"Pyrénées-Orientales",
    "67":"Bas-Rhin","68":"Haut-Rhin","69":"Rhône","70":"Haute-Saône","71":"Saône-et-Loire","72":"Sarthe",
    "73":"Savoie","74":"Haute-Savoie","75":"Paris","76":"Seine-Maritime","77":"Seine-et-Marne","78":"Yvelines",
    "79":"Deux-Sèvres","80":"Somme","81":"Tarn","82":"Tarn-et-Garonne","83":"Var","84":"Vaucluse","85":"Vendée",
    "86":"Vienne","87":"Haute-Vienne","88":"Vosges","89":"Yonne","90":"Territoire de Belfort","91":"Essonne",
    "92":"Hauts-de-Seine","93":"Seine-Saint-Denis","94":"Val-de-Marne","95":"Val-d''Oise","971":"Guadeloupe",
    "972":"Martinique","973":"Guyane","974":"La Réunion","976":"Mayotte"
  }'::jsonb) ->> code
$$;
grant execute on function department_name to vigie_app;

-- The sector of a site, by which holidays are told apart and lists are filtered. Its code is what an import writes.
create table sectors (
  company_id int not null references companies,
  sector_id int not null generated always as identity,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  primary key (company_id, sector_id),
  unique (company_id, code)
);
select protect('sectors');

-- The sector of that code, made when it is new.
create function sector_of(company int, given text) returns int language plpgsql as $$
declare
  found int;
begin
  if given = '' then return null; end if;
  select sector_id into found from sectors where company_id = company and code = given;
  if found is null then
    insert into sectors (company_id, code, name) values (company, given, coalesce(department_name(given), given))
      on conflict (company_id, code) do nothing;
    select sector_id into found from sectors where company_id = company and code = given;
  end if;
  return found;
end $$;
grant execute on function sector_of to vigie_app;

alter table sites
  add sector_id int,
  -- Shown before everything else on the site's sheet; empty: no alert.
  add alert text not null default '',
  -- grows at each change: a save is guarded by the version that the form saw
  add version int not null default 1,
  add foreign key (company_id, sector_id) references sectors;
create index sites_by_sector on sites (company_id, sector_id);
create index sites_by_creation on sites (company_id, created_at, site_id);

-- A site's sector follows its code, so that an import writes one column.
create function sites_follow_sector() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.sector <> old.sector then new.sector_id := sector_of(new.company_id, new.sector); end if;
  if tg_op = 'UPDATE' then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger sites_sector before insert or update on sites for each row execute function sites_follow_sector();

update sites set sector_id = sector_of(company_id, sector) where sector <> '';

-- A public holiday: of one year, or of every year ('0000'); without a sector everywhere.
create table holidays (
  company_id int not null references companies,
  holiday_id int not null generated always as identity,
  month_day text not null check (month_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  year text not null default '0000' check (year ~ '^[0-9]{4}$'),
  name text not null check (name <> ''),
  primary key (company_id, holiday_id),
  unique (company_id, year, month_day, name)
);
select protect('holidays');

create table holiday_sectors (
  company_id int not null,
  holiday_id int not null,
  sector_id int not null,
  primary key (company_id, holiday_id, sector_id),
  foreign key (company_id, holiday_id) references holidays on delete cascade,
  foreign key (company_id, sector_id) references sectors
);
select protect('holiday_sectors');

-- Whom to call about a site, or about all sites of a client.
create table contacts (
  company_id int not null references companies,
  contact_id int not null generated always as identity,
  site_id int,
  client_id int,
  -- RESPCLIENT: the client's manager; RESPEXPLOIT: the operations manager; free otherwise
  code text not null default '',
  username text not null default '',
  name text not null check (name <> ''),
  email text not null default '',
  phone_mobile text not null default '',
  primary key (company_id, contact_id),
  foreign key (company_id, site_id) references sites,
  foreign key (company_id, client_id) references clients,
  check (num_nonnulls(site_id, client_id) = 1)
);
create index contacts_of_site on contacts (company_id, site_id);
create index contacts_of_client on contacts (company_id, client_id);
select protect('contacts');

-- The posts of a month that nobody holds, found site by site.
create index shifts_unassigned on shifts (company_id, site_id, starts_at) where agent_id is null;
