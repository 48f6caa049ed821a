import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

/** Agents whose archiving or restoring is under way, locked in one order until the transaction ends. */
export const heldAgents = (db: Db, agentIds: readonly number[]) =>
  statement<{ id: number; name: string; partnerId: number | null }>(
    `select agent_id as id, last_name || ' ' || first_name as name, partner_id as "partnerId"
       from agents where company_id = $1 and agent_id = any($2::int[]) order by agent_id for no key update`,
    [db.companyId, agentIds],
  )

/** Services of agents that have not ended: how many each has, and the day of the first at its site. An agent without any has no row. */
export const servicesToCome = (db: Db, agentIds: readonly number[], now: Instant) =>
  statement<{ agentId: number; count: number; day: Day }>(
    `select distinct on (s.agent_id) s.agent_id as "agentId", (count(*) over (partition by s.agent_id))::int as count,
            (s.starts_at at time zone si.time_zone)::date as day
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and s.agent_id = any($2::int[]) and s.ends_at > $3 and s.left_at is null order by s.agent_id, s.starts_at`,
    [db.companyId, agentIds, now],
  )

/**
 * Archives agents: code and badges are gone, so that no device knows them, their accounts are off, and their sessions with them. One that is
 * archived already has no row.
 */
export const putAway = (db: Db, agentIds: readonly number[], today: Day) =>
  statement<{ id: number }>(
    `with gone as (
       update agents set archived_on = $3, clocking_code_hmac = null, clocking_code_check = null
        where company_id = $1 and agent_id = any($2::int[]) and archived_on is null returning agent_id),
     codes as (delete from agent_next_codes n using gone g where n.company_id = $1 and n.agent_id = g.agent_id),
     badges as (delete from nfc_cards n using gone g where n.company_id = $1 and n.agent_id = g.agent_id),
     accounts as (
       update users u set is_active = false, is_archived = true from gone g
        where u.company_id = $1 and u.agent_id = g.agent_id and u.role = 'resource' and u.is_active)
     select agent_id as id from gone`,
    [db.companyId, agentIds, today],
  )

/** One that is not archived has no row. */
export const takeBack = (db: Db, agentIds: readonly number[]) =>
  statement<{ id: number }>(
    `with back as (
       update agents set archived_on = null where company_id = $1 and agent_id = any($2::int[]) and archived_on is not null returning agent_id),
     accounts as (
       update users u set is_active = true, is_archived = false from back b
        where u.company_id = $1 and u.agent_id = b.agent_id and u.is_archived)
     select agent_id as id from back`,
    [db.companyId, agentIds],
  )

/** What is of an agent alone, and goes with it. */
export const clearFile = (db: Db, agentId: number) => [
  statement('delete from agent_next_codes where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from nfc_cards where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from paper_reminders where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from agent_qualifications where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
  statement('delete from contracts where company_id = $1 and agent_id = $2', [db.companyId, agentId]),
]
/** No row: it has changed since `version`. */
export const deleteAgent = (db: Db, agentId: number, version: number) =>
  statement<{ id: number }>('delete from agents where company_id = $1 and agent_id = $2 and version = $3 returning agent_id as id', [
    db.companyId,
    agentId,
    version,
  ])
