import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber } from './people/agents.plan.ts'
import { managerEmail } from './people/users.plan.ts'

/** The next services that nobody has, each offered to some agents of the company, the demo agent among them; one says yes, one no. */
export const saveMissions = (db: Db, now: Instant) =>
  db.save(
    statement<{ id: number }>(
      `with open as (
         select s.shift_id, row_number() over (order by s.starts_at, s.shift_id) as place from shifts s
          where s.company_id = $1 and s.agent_id is null and s.starts_at > $3 order by s.starts_at, s.shift_id limit 2),
       made as (
         insert into missions (company_id, text, is_first_yes, created_by, created_at)
         select $1, 'Renfort demandé par le client.', false, u.user_id, $2 from users u, open where u.company_id = $1 and u.email = $4
         returning mission_id),
       numbered as (select mission_id, row_number() over (order by mission_id) as place from made),
       shifts_of as (
         insert into mission_shifts (company_id, mission_id, shift_id)
         select $1, n.mission_id, o.shift_id from numbered n join open o on o.place = n.place)
       insert into mission_agents (company_id, mission_id, agent_id, response, responded_at, viewed_at)
       select $1, n.mission_id, a.agent_id, a.response, case when a.response is not null then $2::timestamptz end,
              case when a.response is not null then $2::timestamptz end
         from numbered n cross join (
           select agent_id, case row_number() over (order by employee_number = $5 desc, employee_number) when 2 then 2 when 3 then 3 end as response
             from agents where company_id = $1 and partner_id is null order by employee_number = $5 desc, employee_number limit 5) a
       returning mission_id as id`,
      [db.companyId, now, addMinutes(now, 24 * 60), managerEmail, demoAgentNumber],
    ),
  )
