import { reminderSteps } from '@vigie/contract/agents/agents.rules.ts'
import { addDays, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface EndingPaper {
  readonly agentId: number
  readonly agent: string
  /** Its account; null: none. */
  readonly userId: number | null
  /** Null: the professional card. */
  readonly qualificationId: number | null
  readonly name: string | null
  readonly expiresOn: Day
  /** The closest step of which it was reminded; null: of none. */
  readonly reminded: number | null
}

/** Papers and cards of agents that work here, which end before the first reminder is past. */
export const endingPapers = (db: Db, today: Day) =>
  statement<EndingPaper>(
    `with ending as (
       select a.agent_id, null::int as qualification_id, null::text as name, a.card_expires_on as expires_on from agents a
        where a.company_id = $1 and a.card_expires_on between $2 and $3 and a.card_number <> ''
       union all
       select h.agent_id, q.qualification_id, q.name, h.expires_on from agent_qualifications h
         join qualifications q on q.company_id = h.company_id and q.qualification_id = h.qualification_id
        where h.company_id = $1 and h.expires_on between $2 and $3)
     select e.agent_id as "agentId", a.last_name || ' ' || a.first_name as agent, u.user_id as "userId",
            e.qualification_id as "qualificationId", e.name, e.expires_on as "expiresOn",
            (select min(r.step) from paper_reminders r where r.company_id = $1 and r.agent_id = e.agent_id
                and r.qualification_id is not distinct from e.qualification_id and r.expires_on = e.expires_on) as reminded
       from ending e join agents a on a.company_id = $1 and a.agent_id = e.agent_id and a.archived_on is null
       left join lateral (select x.user_id from users x where x.company_id = $1 and x.agent_id = e.agent_id and x.role = 'resource'
            and x.is_active order by x.user_id limit 1) u on true
      where exists (select from contracts k where k.company_id = $1 and k.agent_id = e.agent_id
              and (k.ends_on is null or k.ends_on >= $2)) or a.partner_id is not null
      order by e.expires_on, a.sort_name, e.agent_id, e.qualification_id nulls first`,
    [db.companyId, today, addDays(today, Math.max(...reminderSteps))],
  )

/** Managers who may change agents. */
export const managersOfAgents = (db: Db) =>
  statement<{ userId: number }>(
    `select u.user_id as "userId" from users u
       join user_rights r on r.company_id = u.company_id and r.user_id = u.user_id and r."right" = 'man_edit_resources'
      where u.company_id = $1 and u.role = 'manager' and u.is_active order by 1`,
    [db.companyId],
  )

export interface DueReminder {
  readonly agentId: number
  readonly qualificationId: number | null
  readonly expiresOn: Day
  readonly step: number
}
/** Logs reminders; those that were logged before are not returned. */
export const keepReminders = (db: Db, due: readonly DueReminder[], now: Instant) =>
  statement<{ agentId: number; qualificationId: number | null; expiresOn: Day }>(
    `insert into paper_reminders (company_id, agent_id, qualification_id, expires_on, step, reminded_at)
     select $1, given.agent_id, given.qualification_id, given.expires_on, given.step, $6
       from unnest($2::int[], $3::int[], $4::date[], $5::int[]) as given (agent_id, qualification_id, expires_on, step)
     on conflict do nothing returning agent_id as "agentId", qualification_id as "qualificationId", expires_on as "expiresOn"`,
    [
      db.companyId,
      due.map(({ agentId }) => agentId),
      due.map(({ qualificationId }) => qualificationId),
      due.map(({ expiresOn }) => expiresOn),
      due.map(({ step }) => step),
      now,
    ],
  )
