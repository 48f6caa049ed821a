import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber } from './people/agents.plan.ts'

/**
 * Agents of the demo company, the demo agent first, say when they would work in the four weeks to come: each second day on which
 * they have no service and are not away, by day or by night, those of an agent as one series.
 */
export const saveAvailabilities = (db: Db, now: Instant, timeZone: string) =>
  db.save(
    statement<{ id: number }>(
      `with people as (
         select a.agent_id, a.at, gen_random_uuid() as uuid, k.contract_id, k.ends_on
           from (select company_id, agent_id, row_number() over (order by employee_number = $3 desc, employee_number) as at
                   from agents where company_id = $1 and partner_id is null) a
           join lateral (
             select c.contract_id, c.ends_on from contracts c
              where c.company_id = a.company_id and c.agent_id = a.agent_id and c.can_access_availabilities
                and c.starts_on <= ($2::timestamptz at time zone $4)::date
                and (c.ends_on is null or c.ends_on > ($2::timestamptz at time zone $4)::date)
              order by c.starts_on desc, c.contract_id desc limit 1) k on true
          where a.at <= 25),
       days as (select (($2::timestamptz at time zone $4)::date + n) as day from generate_series(1, 28) n),
       free as (
         select p.*, d.day, row_number() over (partition by p.agent_id order by d.day) as place
           from people p join days d on p.ends_on is null or d.day <= p.ends_on
          where not exists (
                  select from shifts s where s.company_id = $1 and s.agent_id = p.agent_id
                     and s.starts_at < (d.day + 2) at time zone $4 and s.ends_at > d.day at time zone $4)
            and not exists (
                  select from unavailabilities u where u.company_id = $1 and u.agent_id = p.agent_id
                     and u.starts_at < (d.day + 2) at time zone $4 and u.ends_at > d.day at time zone $4))
       insert into availabilities (company_id, agent_id, contract_id, starts_at, ends_at, uuid, created_at)
       select $1, agent_id, contract_id,
              (day + case when at % 3 = 0 then time '20:00' else time '07:00' end) at time zone $4,
              (day + case when at % 3 = 0 then interval '32 hours' else interval '19 hours' end) at time zone $4, uuid, $2
         from free where place % 2 = 1
       returning availability_id as id`,
      [db.companyId, now, demoAgentNumber, timeZone],
    ),
  )
