-- Who may have a service: what its prestation asks for, and the written reasons by which a rule of law was passed (decision 59).

-- A fire safety post alone asks for no professional card (French rules).
alter table prestations add is_card_required boolean not null default true;

-- Qualifications that whoever serves must have, valid on the day.
create table prestation_requirements (
  company_id int not null,
  prestation_id int not null,
  qualification_id int not null,
  primary key (company_id, prestation_id, qualification_id),
  foreign key (company_id, prestation_id) references prestations on delete cascade,
  foreign key (company_id, qualification_id) references qualifications
);
create index prestation_requirements_of_qualification on prestation_requirements (company_id, qualification_id);
select protect('prestation_requirements');

-- What a prestation's own name says is asked for: «SSIAP 2» the diploma SSIAP2. A company changes it afterwards.
create function prestation_named_requirements(of_company int, of_prestation int, called text) returns void language sql as $$
  insert into prestation_requirements (company_id, prestation_id, qualification_id)
  select q.company_id, of_prestation, q.qualification_id from qualifications q
   where q.company_id = of_company and q.kind in ('degree', 'empowerment') and length(q.code) >= 3
     and upper(regexp_replace(unaccent(called), '[^A-Za-z0-9]', '', 'g')) = upper(q.code)
  on conflict do nothing
$$;
create function prestations_begin() returns trigger language plpgsql as $$
begin
  if upper(new.name) like 'SSIAP%' then
    update prestations set is_card_required = false where company_id = new.company_id and prestation_id = new.prestation_id;
  end if;
  perform prestation_named_requirements(new.company_id, new.prestation_id, new.name);
  return null;
end $$;
create trigger prestations_require after insert on prestations for each row execute function prestations_begin();
update prestations set is_card_required = false where upper(name) like 'SSIAP%';
select prestation_named_requirements(company_id, prestation_id, name) from prestations;

-- A manager gave a service although a rule of law spoke against it: which, and why. Never changed.
create table planning_waivers (
  company_id int not null references companies,
  planning_waiver_id int not null generated always as identity,
  shift_id int not null,
  agent_id int not null,
  user_id int not null,
  rules text[] not null check (cardinality(rules) > 0),
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  primary key (company_id, planning_waiver_id),
  foreign key (company_id, shift_id) references shifts on delete cascade,
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, user_id) references users
);
create index planning_waivers_of_shift on planning_waivers (company_id, shift_id);
select protect('planning_waivers');
revoke update, delete on planning_waivers from vigie_app;

-- Who is away during a service: of all leaves those that are not over.
create index unavailabilities_by_end on unavailabilities (company_id, ends_at);
