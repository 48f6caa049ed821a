import { addMinutes, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Which of these agents the company has. */
export const agentsThere = (db: Db, agentIds: readonly number[]) =>
  statement<{ count: number }>('select count(*)::int as count from agents where company_id = $1 and agent_id = any($2::int[])', [
    db.companyId,
    agentIds,
  ])
export const siteThere = (db: Db, siteId: number) =>
  statement<{ id: number }>('select site_id as id from sites where company_id = $1 and site_id = $2', [db.companyId, siteId])

/** Accounts of agents: of those named, or of all. */
export const usersOfAgents = (db: Db, agentIds: readonly number[] | null) =>
  statement<{ userId: number }>(
    `select user_id as "userId" from users
      where company_id = $1 and role = 'resource' and is_active and ($2::int[] is null or agent_id = any($2))`,
    [db.companyId, agentIds],
    { usesCustomPlan: true },
  )

const day = 24 * 60
/** Accounts of the agents of a site: those with a shift there in the last 31 days or the next 62. */
export const usersOfSite = (db: Db, siteId: number, now: Instant) =>
  statement<{ userId: number }>(
    `select u.user_id as "userId" from users u
      where u.company_id = $1 and u.role = 'resource' and u.is_active and u.agent_id in (
        select s.agent_id from shifts s
         where s.company_id = $1 and s.site_id = $2 and s.agent_id is not null and s.starts_at >= $3 and s.starts_at < $4)`,
    [db.companyId, siteId, addMinutes(now, -31 * day), addMinutes(now, 62 * day)],
  )

const hasNoAccount = `not exists (
  select from users u where u.company_id = a.company_id and u.agent_id = a.agent_id and u.role = 'resource' and u.is_active)`

/** How many of the agents named have no account; of all, those with a contract on the day. */
export const withoutAccount = (db: Db, agentIds: readonly number[] | null, today: Day) =>
  statement<{ count: number }>(
    `select count(*)::int as count from agents a
      where a.company_id = $1 and ${hasNoAccount} and case when $2::int[] is not null then a.agent_id = any($2) else exists (
        select from contracts c where c.company_id = a.company_id and c.agent_id = a.agent_id
           and c.starts_on <= $3 and (c.ends_on is null or c.ends_on >= $3)) end`,
    [db.companyId, agentIds, today],
    { usesCustomPlan: true },
  )

/** The same of a site, for the same days. */
export const withoutAccountOfSite = (db: Db, siteId: number, now: Instant) =>
  statement<{ count: number }>(
    `select count(*)::int as count from agents a
      where a.company_id = $1 and ${hasNoAccount} and a.agent_id in (
        select s.agent_id from shifts s
         where s.company_id = $1 and s.site_id = $2 and s.agent_id is not null and s.starts_at >= $3 and s.starts_at < $4)`,
    [db.companyId, siteId, addMinutes(now, -31 * day), addMinutes(now, 62 * day)],
  )
