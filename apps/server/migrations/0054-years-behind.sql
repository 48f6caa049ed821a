-- What screens show of now does not read the years behind (decision 80).

-- How a mission ended that no longer stands; one index serves each of those lists from its latest on.
alter table missions add column ending text generated always as (
  case when assigned_agent_id is not null then 'assigned' when closed_at is not null then 'closed' else ended_as end) stored;
create index missions_by_ending on missions (company_id, ending, mission_id desc) where ending is not null;

-- Where each service of a mission is, so that a site's missions are found by an index. It follows the service.
alter table mission_shifts add column site_id int;
update mission_shifts o set site_id = s.site_id from shifts s where s.company_id = o.company_id and s.shift_id = o.shift_id;
alter table mission_shifts alter column site_id set not null;
create index mission_shifts_of_site on mission_shifts (company_id, site_id, mission_id desc);
create function site_of_mission_shift() returns trigger language plpgsql as $$
begin
  new.site_id := (select site_id from shifts where company_id = new.company_id and shift_id = new.shift_id);
  return new;
end $$;
create trigger mission_shifts_at_site before insert on mission_shifts for each row execute function site_of_mission_shift();
create function move_mission_shift() returns trigger language plpgsql as $$
begin
  update mission_shifts set site_id = new.site_id where company_id = new.company_id and shift_id = new.shift_id;
  return null;
end $$;
-- Only an import moves a service to another site; no act names the column.
create trigger shifts_move_missions after update of site_id on shifts for each row
  when (old.site_id is distinct from new.site_id) execute function move_mission_shift();

-- Demands of one type, the latest first.
create index demands_of_type on demands (company_id, demand_type_id, demand_id desc);

-- How many there are of what years leave behind, kept at each change in the order of these keys: counting it reads it all.
create table mission_counts (
  company_id int not null references companies,
  ending text not null,
  count int not null,
  primary key (company_id, ending)
);
select protect('mission_counts');
create table demand_counts (
  company_id int not null references companies,
  demand_type_id int not null,
  status smallint not null,
  count int not null,
  primary key (company_id, demand_type_id, status)
);
select protect('demand_counts');

insert into mission_counts (company_id, ending, count)
select company_id, ending, count(*) from missions where ending is not null group by 1, 2;
insert into demand_counts (company_id, demand_type_id, status, count)
select company_id, demand_type_id, status, count(*) from demands group by 1, 2, 3;

-- What came is `come` and what was is `gone`; a change that counts the same locks nothing, and rows are locked in one order.
create function count_missions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into mission_counts as c (company_id, ending, count)
    select company_id, ending, count(*) from come where ending is not null group by company_id, ending order by company_id, ending
    on conflict (company_id, ending) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into mission_counts as c (company_id, ending, count)
    select company_id, ending, -count(*) from gone where ending is not null group by company_id, ending order by company_id, ending
    on conflict (company_id, ending) do update set count = c.count + excluded.count;
  else
    insert into mission_counts as c (company_id, ending, count)
    select company_id, ending, sum(n) from (select company_id, ending, 1 as n from come union all select company_id, ending, -1 from gone) changed
     where ending is not null group by company_id, ending having sum(n) <> 0 order by company_id, ending
    on conflict (company_id, ending) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;
create trigger missions_counted_in after insert on missions
  referencing new table as come for each statement execute function count_missions();
create trigger missions_counted_anew after update on missions
  referencing old table as gone new table as come for each statement execute function count_missions();
create trigger missions_counted_out after delete on missions
  referencing old table as gone for each statement execute function count_missions();

create function count_demands() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into demand_counts as c (company_id, demand_type_id, status, count)
    select company_id, demand_type_id, status, count(*) from come group by company_id, demand_type_id, status order by company_id, demand_type_id, status
    on conflict (company_id, demand_type_id, status) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into demand_counts as c (company_id, demand_type_id, status, count)
    select company_id, demand_type_id, status, -count(*) from gone group by company_id, demand_type_id, status order by company_id, demand_type_id, status
    on conflict (company_id, demand_type_id, status) do update set count = c.count + excluded.count;
  else
    insert into demand_counts as c (company_id, demand_type_id, status, count)
    select company_id, demand_type_id, status, sum(n) from (select company_id, demand_type_id, status, 1 as n from come union all select company_id, demand_type_id, status, -1 from gone) changed
     group by company_id, demand_type_id, status having sum(n) <> 0 order by company_id, demand_type_id, status
    on conflict (company_id, demand_type_id, status) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;
create trigger demands_counted_in after insert on demands
  referencing new table as come for each statement execute function count_demands();
create trigger demands_counted_anew after update on demands
  referencing old table as gone new table as come for each statement execute function count_demands();
create trigger demands_counted_out after delete on demands
  referencing old table as gone for each statement execute function count_demands();
