import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { NotificationSite } from '@vigie/contract/notifications/notifications.sites.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

const columns = `s.site_id as id, s.name, q.site_id is null as "isOn"`
const ofReader = 'q.company_id = s.company_id and q.user_id = $2 and q.site_id = s.site_id'
const byName = 'order by lower(unaccent(s.name)) collate "C", s.name, s.site_id'

export interface AgentReader {
  readonly userId: number
  readonly agentId: number
  readonly now: Instant
}
/** Minutes: of a site where an agent has not served for half a year it is told nothing any more. */
const halfYear = 183 * 24 * 60

/**
 * The sites of an agent by name: where it has a service of a published month, of the last half year or to come, or has clocked one (what
 * is only drafted is nobody's yet), and those that it has turned off, so that it can turn them on again. Or one of them alone.
 */
export const sitesOfAgent = (db: Db, { userId, agentId, now }: AgentReader, siteId: number | null) =>
  statement<NotificationSite>(
    `with own as (
       select s.site_id from shifts s
         left join ${rowByKey('schedule_months', 'm', 'k.agent_id = s.agent_id and k.month = s.month')}
        where s.company_id = $1 and s.agent_id = $3 and s.starts_at >= $5
          and (m.published_at is not null or s.clock_in_status is not null or s.clock_out_status is not null)
       union select o.site_id from quiet_sites o where o.company_id = $1 and o.user_id = $2)
     select ${columns} from own join sites s on s.company_id = $1 and s.site_id = own.site_id
       left join quiet_sites q on ${ofReader}
      where $4::int is null or s.site_id = $4 ${byName}`,
    [db.companyId, userId, agentId, siteId, addMinutes(now, -halfYear)],
  )

export interface ClientReader {
  readonly userId: number
  readonly clientIds: readonly number[]
  /** Those that a sub-client is held to; null: all of its clients'. */
  readonly siteIds: readonly number[] | null
}
/** The sites of a client by name, and of those it is held to no more the ones that it has turned off; or one of them alone. */
export const sitesOfClient = (db: Db, { userId, clientIds, siteIds }: ClientReader, siteId: number | null) =>
  statement<NotificationSite>(
    `select ${columns} from sites s left join quiet_sites q on ${ofReader}
      where s.company_id = $1 and s.client_id = any($3::int[])
        and ($4::int[] is null or s.site_id = any($4) or q.site_id is not null)
        and ($5::int is null or s.site_id = $5) ${byName}`,
    [db.companyId, userId, clientIds, siteIds, siteId],
  )

/** Turned off twice, also at once, it is off. */
export const keepQuiet = (db: Db, userId: number, siteId: number, now: Instant) =>
  statement(
    'insert into quiet_sites (company_id, user_id, site_id, created_at) values ($1, $2, $3, $4) on conflict (company_id, user_id, site_id) do nothing',
    [db.companyId, userId, siteId, now],
  )
export const endQuiet = (db: Db, userId: number, siteId: number) =>
  statement('delete from quiet_sites where company_id = $1 and user_id = $2 and site_id = $3', [db.companyId, userId, siteId])
