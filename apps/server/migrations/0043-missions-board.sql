-- Missions as managers look for them: services that nobody has by their time, and who is told that a mission is filled (decision 63).

-- services that nobody has, of all sites, in the order of their starts
create index shifts_unassigned_by_time on shifts (company_id, starts_at) where agent_id is null;

-- when those who had said yes were told that its services went to others
alter table missions add column filled_told_at timestamptz;

-- How a mission ended whose services have all begun, said once by the night: those that may still change stay few.
alter table missions add column ended_as text check (ended_as in ('filled', 'over'));
drop index missions_open;
create index missions_standing on missions (company_id, mission_id) where closed_at is null and ended_as is null;

-- what a prestation asks for is changed by managers: each change names the one that it was made from
alter table prestations add column requirements_version int not null default 1;
