-- Which prestations are sold at a site, and what each asks for there beside what it asks for everywhere (`prestation_requirements`).
create table site_prestations (
  company_id int not null references companies,
  site_prestation_id int not null generated always as identity,
  site_id int not null,
  prestation_id int not null,
  -- qualifications that whoever serves must have, valid on the day
  qualification_ids int[] not null default '{}',
  created_at timestamptz not null,
  version int not null default 1,
  primary key (company_id, site_prestation_id),
  unique (company_id, site_id, prestation_id),
  foreign key (company_id, site_id) references sites on delete cascade,
  foreign key (company_id, prestation_id) references prestations
);
select protect('site_prestations');
select keep_history('site_prestations', 'site', 'site_id', 'sitePrestation', 'site_prestation_id', '', '');

-- A qualification that a site asks for is in use as much as one that an agent has.
create function qualifications_asked_at_sites() returns trigger language plpgsql as $$
begin
  if exists (select from site_prestations where company_id = old.company_id and old.qualification_id = any(qualification_ids)) then
    raise foreign_key_violation using message = 'a site asks for this qualification';
  end if;
  return old;
end $$;
create trigger qualifications_stay before delete on qualifications for each row execute function qualifications_asked_at_sites();
