-- A reason explains an arrival, a departure, a place, or several of them: only those that fit an act are offered for it
-- (decisions, section 5). One that a company wrote itself fits all, until somebody says otherwise.
alter table anomaly_reasons add explains text[] not null default '{start,end,place}'
  check (cardinality(explains) > 0 and explains <@ array['start', 'end', 'place']);

-- The lists that companies were made with.
update anomaly_reasons r set explains = first.explains
  from (values ('Relève arrivée en avance', array['end']),
               ('Fin de mission anticipée par le client', array['end']),
               ('Panne de la pointeuse', array['start', 'end']),
               ('Maladie ou accident', array['end']),
               ('Poste abandonné', array['end'])) as first (name, explains)
 where r.name = first.name;
insert into anomaly_reasons (company_id, name, explains)
select c.company_id, more.name, more.explains
  from companies c
 cross join (values ('Retard de transport', array['start']),
                    ('Position du téléphone imprécise', array['place']),
                    ('Poste à un autre accès du site', array['place'])) as more (name, explains)
    on conflict (company_id, name) do nothing;

-- A manager's access on a device: ten minutes in which whoever stands there may clock outside the rules and link sites,
-- under the manager's name (decisions, sections 5 and 6). Kept: it says who let it be done.
create table device_accesses (
  company_id int not null references companies,
  device_access_id int not null generated always as identity,
  device_id int not null,
  user_id int not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (company_id, device_access_id),
  foreign key (company_id, device_id) references devices,
  foreign key (company_id, user_id) references users,
  check (ends_at >= begins_at)
);
create index device_accesses_of_device on device_accesses (company_id, device_id, ends_at);
select protect('device_accesses');
