import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { MonthStamps } from '@vigie/contract/schedules/schedules.rules.ts'
import { unavailabilityColumns, unavailabilityTables } from './absences.columns.ts'
import { daysAround } from './schedules.rules.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

/** When an agent is away in a month, on the wall clock of a zone. */
export const absencesOfAgent = (db: Db, agentId: number, month: Month, timeZone: string) =>
  statement<ScheduleUnavailability>(
    `select ${unavailabilityColumns('$2')} from ${unavailabilityTables}
      where u.company_id = $1 and u.agent_id = $3 and u.starts_at < $5 and u.ends_at > $4 order by u.starts_at, u.unavailability_id`,
    [db.companyId, timeZone, agentId, ...daysAround(month)],
  )

/** When those who work at a site in a month are away in it; none without a site. */
export const absencesAtSite = (db: Db, siteId: number | null, month: Month, timeZone: string) =>
  statement<ScheduleUnavailability>(
    `select ${unavailabilityColumns('$2')} from ${unavailabilityTables}
      where u.company_id = $1 and u.starts_at < $5 and u.ends_at > $4
        and u.agent_id = any(array(
          select s.agent_id from shifts s where s.company_id = $1 and s.site_id = $3 and s.starts_at >= $4 and s.starts_at < $5))
      order by u.starts_at, u.unavailability_id`,
    [db.companyId, timeZone, siteId, ...daysAround(month)],
  )

/** The holidays of a month's year and of the years that its weeks reach into. */
export const holidaysAround = (db: Db, month: Month) =>
  statement<Holiday>(
    `select h.month_day as "monthDay", h.year, h.name,
            h.sector_ids as "sectorIds"
       from holidays h where h.company_id = $1 and not h.is_archived and h.year in ('0000', $2, $3) order by h.month_day, h.year, h.name`,
    [db.companyId, ...daysAround(month).map((day) => day.slice(0, 4))],
  )

export interface SiteSector {
  readonly siteId: number
  readonly sectorId: number | null
}
export const sectorOfSite = (db: Db, siteId: number) =>
  statement<SiteSector>('select site_id as "siteId", sector_id as "sectorId" from sites where company_id = $1 and site_id = $2', [
    db.companyId,
    siteId,
  ])
export const sectorsOfAgent = (db: Db, agentId: number, month: Month) =>
  statement<SiteSector>(
    `select site_id as "siteId", sector_id as "sectorId" from sites
      where company_id = $1 and site_id in (
        select s.site_id from shifts s where s.company_id = $1 and s.agent_id = $2 and s.starts_at >= $3 and s.starts_at < $4)`,
    [db.companyId, agentId, ...daysAround(month)],
  )

/** The stamps of one agent's month, and when each of its shifts was planned; no row: it has never been published. */
export const stampsOfAgent = (db: Db, agentId: number, month: Month) =>
  statement<Omit<MonthStamps, 'plannedAt'>>(
    `select published_at as "publishedAt", validated_at as "validatedAt", changed_at as "changedAt"
       from schedule_months where company_id = $1 and agent_id = $2 and month = $3`,
    [db.companyId, agentId, month],
  )
/** What holds of a month without a row. */
export const neverPublished = { publishedAt: null, validatedAt: null, changedAt: null } as const

export interface PlannedShift {
  readonly id: number
  readonly plannedAt: Instant | null
}
export const plannedShifts = (db: Db, agentId: number, month: Month) =>
  statement<PlannedShift>(
    `select shift_id as id, planned_at as "plannedAt" from shifts
      where company_id = $1 and agent_id = $2 and month = $3 and starts_at >= $4 and starts_at < $5`,
    [db.companyId, agentId, month, ...daysAround(month)],
  )

export const partnerOfAgent = (db: Db, agentId: number) =>
  statement<{ partnerId: number | null }>('select partner_id as "partnerId" from agents where company_id = $1 and agent_id = $2', [
    db.companyId,
    agentId,
  ])

export interface AgentStamps extends MonthStamps {
  readonly agentId: number
}
/** The stamps of the whole month of each agent who works at a site in it, wherever else it works; none without a site. */
export const stampsAtSite = (db: Db, siteId: number | null, month: Month) =>
  statement<AgentStamps>(
    `with there as materialized (
       select distinct s.agent_id from shifts s
        where s.company_id = $1 and s.site_id = $2 and s.month = $3 and s.starts_at >= $4 and s.starts_at < $5 and s.agent_id is not null)
     select there.agent_id as "agentId", sm.published_at as "publishedAt", sm.validated_at as "validatedAt", sm.changed_at as "changedAt",
            (select max(p.planned_at) from shifts p where p.company_id = $1 and p.agent_id = there.agent_id and p.month = $3
                and p.starts_at >= $4 and p.starts_at < $5) as "plannedAt"
       from there left join ${rowByKey('schedule_months', 'sm', 'k.agent_id = there.agent_id and k.month = $3')}
      order by 1`,
    [db.companyId, siteId, month, ...daysAround(month)],
  )
