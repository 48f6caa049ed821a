import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

/** Services of an agent that have not ended: how many, and the day of the first at its site. No row: none. */
export const servicesToCome = (db: Db, agentId: number, now: Instant) =>
  statement<{ count: number; day: Day }>(
    `select (count(*) over ())::int as count, (s.starts_at at time zone si.time_zone)::date as day
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and s.agent_id = $2 and s.ends_at > $3 and s.left_at is null order by s.starts_at limit 1`,
    [db.companyId, agentId, now],
  )

/**
 * Archives an agent: code and badges are gone, so that no device knows it, its accounts are off, and its sessions with them. No row: it is
 * archived already.
 */
export const putAway = (db: Db, agentId: number, today: Day) =>
  statement<{ id: number }>(
    `with gone as (
       update agents set archived_on = $3, clocking_code_hmac = null, clocking_code_check = null
        where company_id = $1 and agent_id = $2 and archived_on is null returning agent_id),
     codes as (delete from agent_next_codes n using gone g where n.company_id = $1 and n.agent_id = g.agent_id),
     badges as (delete from nfc_cards n using gone g where n.company_id = $1 and n.agent_id = g.agent_id),
     accounts as (
       update users u set is_active = false, is_archived = true from gone g
        where u.company_id = $1 and u.agent_id = g.agent_id and u.role = 'resource' and u.is_active)
     select agent_id as id from gone`,
    [db.companyId, agentId, today],
  )

/** No row: it is not archived. */
export const takeBack = (db: Db, agentId: number) =>
  statement<{ id: number }>(
    `with back as (
       update agents set archived_on = null where company_id = $1 and agent_id = $2 and archived_on is not null returning agent_id),
     accounts as (
       update users u set is_active = true, is_archived = false from back b
        where u.company_id = $1 and u.agent_id = b.agent_id and u.is_archived)
     select agent_id as id from back`,
    [db.companyId, agentId],
  )

/** What is of an agent alone, and goes with it. */
export const clearFile = (db: Db, agentId: number) => [
  statement('delete from agent_next_codes where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from nfc_cards where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from paper_reminders where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from agent_qualifications where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from contracts where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
]
export const deleteAgent = (db: Db, agentId: number) =>
  statement<{ id: number }>('delete from agents where company_id = $1 and agent_id = $2 returning agent_id as id', [db.companyId, agentId])
