import type { Month } from '@vigie/contract/kit/time.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import { shiftColumns, shiftTablesOfAgent, type ShiftRow } from '../shifts/shifts.columns.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { unavailabilityColumns, unavailabilityTables } from './absences.columns.ts'
import { daysAround } from './schedules.rules.ts'
import type { SiteSector } from './schedules.store.ts'

/** Whose planning is read: that of all agents of a partner, or of those at one site. */
export interface PartnerScope {
  readonly partnerId: number
  /** Null: wherever they work. */
  readonly siteId: number | null
}

/**
 * What the agents of a partner do in a month. $4 and $5 lie around it, $6 is a site or null. Where others are looked up by
 * it, it is an array: made once, also on a fresh database, whose plan looked through the month for each of them.
 */
const worked = `s.company_id = $1 and a.partner_id = $2 and s.month = $3 and s.starts_at >= $4 and s.starts_at < $5
  and ($6::int is null or s.site_id = $6)`
const agents = 'join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id'
const valuesOf = (db: Db, { partnerId, siteId }: PartnerScope, month: Month) =>
  [db.companyId, partnerId, month, ...daysAround(month), siteId] as const

/** The shifts of a partner's agents whose local start lies in a month. */
export const monthOfPartner = (db: Db, scope: PartnerScope, month: Month) =>
  statement<ShiftRow>(`select ${shiftColumns} from ${shiftTablesOfAgent} where ${worked} order by s.starts_at, s.shift_id`, [
    ...valuesOf(db, scope, month),
  ])

/** When those of them who work in the month are away, on the wall clock of a zone. */
export const absencesOfPartner = (db: Db, scope: PartnerScope, month: Month, timeZone: string) =>
  statement<ScheduleUnavailability>(
    `select ${unavailabilityColumns('$7')} from ${unavailabilityTables}
      where u.company_id = $1 and u.starts_at < $5 and u.ends_at > $4
        and u.agent_id = any(array(select s.agent_id from shifts s ${agents} where ${worked}))
      order by u.starts_at, u.unavailability_id`,
    [...valuesOf(db, scope, month), timeZone],
  )

/** The sector of each site where they work in the month. */
export const sectorsOfPartner = (db: Db, scope: PartnerScope, month: Month) =>
  statement<SiteSector>(
    `select site_id as "siteId", sector_id as "sectorId" from sites
      where company_id = $1 and site_id = any(array(select s.site_id from shifts s ${agents} where ${worked}))`,
    [...valuesOf(db, scope, month)],
  )

/** Whether one of a partner's agents has ever been planned at a site; null is none in particular. */
export const isSiteOfPartner = (db: Db, { partnerId, siteId }: PartnerScope) =>
  statement<{ isThere: boolean }>(
    `select $3::int is null or exists (
       select from agents a join shifts s on s.company_id = a.company_id and s.agent_id = a.agent_id
        where a.company_id = $1 and a.partner_id = $2 and s.site_id = $3) as "isThere"`,
    [db.companyId, partnerId, siteId],
  )
