import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber } from './people/agents.plan.ts'
import { managerEmail } from './people/users.plan.ts'

/**
 * A mission in each state, offered to some agents of the company, the demo agent among them: two whose first answers are in,
 * one of them of two services of a site, one that nobody has answered; one that was given, one that was taken back, and one
 * whose service has begun without anybody.
 */
export const saveMissions = (db: Db, now: Instant) =>
  db.save(
    statement<{ id: number }>(
      `with free as (
         select s.shift_id, s.site_id, s.starts_at, s.ends_at, row_number() over (order by s.starts_at, s.shift_id) as place from shifts s
          where s.company_id = $1 and s.agent_id is null and s.starts_at > $3 order by s.starts_at, s.shift_id limit 20),
       pair as (
         select a.shift_id as first, b.shift_id as second from free a
           join free b on b.site_id = a.site_id and b.starts_at > a.ends_at + interval '11 hours' and b.place <> 1 and a.place <> 1
          order by a.place, b.place limit 1),
       single as (
         select f.shift_id, row_number() over (order by f.place) as place from free f
          where not exists (select from pair where f.shift_id in (pair.first, pair.second))),
       given as (
         select s.shift_id, s.agent_id from shifts s join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id and a.partner_id is null
          where s.company_id = $1 and s.starts_at > $3 order by s.starts_at, s.shift_id limit 1),
       gone as (
         select s.shift_id from shifts s where s.company_id = $1 and s.agent_id is null and s.starts_at < $2
          order by s.starts_at desc, s.shift_id limit 1),
       plan (place, kind, shift_id, agent_id) as (
         select 1, 'gone', shift_id, null::int from gone union all
         select 2, 'given', shift_id, agent_id from given union all
         select 3, 'back', shift_id, null from single where place = 3 union all
         select 4, 'silent', shift_id, null from single where place = 2 union all
         select 5, 'open', first, null from pair union all select 5, 'open', second, null from pair union all
         select 6, 'open', shift_id, null from single where place = 1),
       wanted as (select place, min(kind) as kind, max(agent_id) as agent_id from plan group by place),
       made as (
         insert into missions (company_id, text, is_first_yes, created_by, created_at, closed_at, assigned_agent_id)
         select $1, case w.kind when 'open' then 'Renfort demandé par le client.' else '' end, w.kind = 'silent', u.user_id,
                $2::timestamptz - (7 - w.place) * interval '3 hours', case when w.kind in ('given', 'back') then $2::timestamptz end, w.agent_id
           from wanted w join users u on u.company_id = $1 and u.email = $4 order by w.place
         returning mission_id),
       numbered as (
         select m.mission_id, w.* from (select mission_id, row_number() over (order by mission_id) as at from made) m
           join (select *, row_number() over (order by place) as at from wanted) w using (at)),
       shifts_of as (
         insert into mission_shifts (company_id, mission_id, shift_id)
         select $1, n.mission_id, p.shift_id from numbered n join plan p on p.place = n.place),
       asked as (
         select agent_id, row_number() over (order by employee_number = $5 desc, employee_number) as at
           from agents where company_id = $1 and partner_id is null order by employee_number = $5 desc, employee_number limit 5),
       answers as (
         select n.mission_id, a.agent_id,
                case when n.agent_id = a.agent_id then 2 when n.kind <> 'open' then null when a.at = 2 then 2 when a.at = 3 then 3 end as response
           from numbered n cross join asked a
         union
         select n.mission_id, n.agent_id, 2 from numbered n where n.agent_id is not null and n.agent_id not in (select agent_id from asked))
       insert into mission_agents (company_id, mission_id, agent_id, response, responded_at, viewed_at)
       select $1, mission_id, agent_id, response, case when response is not null then $2::timestamptz end,
              case when response is not null then $2::timestamptz end from answers
       returning mission_id as id`,
      [db.companyId, now, addMinutes(now, 24 * 60), managerEmail, demoAgentNumber],
    ),
  )
