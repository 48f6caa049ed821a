import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { daysAround } from '../../schedules/schedules.rules.ts'
import type { PlannedService } from './codes.rules.ts'
import type { Absence } from './sheets.rules.ts'

/** What a sheet says of a site. */
export interface PrintedSite {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly address: string
  readonly city: string
  readonly clientName: string
  readonly timeZone: string
  readonly sectorId: number | null
}
const siteColumns = `si.site_id as id, si.code, si.name, si.address, concat_ws(' ', nullif(si.postcode, ''), nullif(si.city, '')) as city,
  cl.name as "clientName", si.time_zone as "timeZone", si.sector_id as "sectorId"`
const siteTables = 'sites si join clients cl on cl.company_id = si.company_id and cl.client_id = si.client_id'

/** Some sites. */
export const sitesOnSheets = (db: Db, siteIds: readonly number[]) =>
  statement<PrintedSite>(`select ${siteColumns} from ${siteTables} where si.company_id = $1 and si.site_id = any($2)`, [
    db.companyId,
    siteIds,
  ])
/** Those at which some agents have services in a month. */
export const sitesOfAgents = (db: Db, agentIds: readonly number[], month: Month) =>
  statement<PrintedSite>(
    `select ${siteColumns} from ${siteTables}
      where si.company_id = $1 and si.site_id in (
        select s.site_id from shifts s
         where s.company_id = $1 and s.agent_id = any($2) and s.month = $3 and s.starts_at >= $4 and s.starts_at < $5)`,
    [db.companyId, agentIds, month, ...daysAround(month)],
  )

export interface ServiceRow extends PlannedService {
  readonly agentName: string | null
}
const serviceColumns = `s.shift_id as id, s.site_id as "siteId", s.agent_id as "agentId", s.starts_at as "startsAt", s.ends_at as "endsAt",
  si.time_zone as "timeZone", pf.name as "profileName", pf.is_night as "profileIsNight", a.last_name || ' ' || a.first_name as "agentName"`
const serviceTables = `shifts s
  join sites si on si.company_id = s.company_id and si.site_id = s.site_id
  left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
  left join profiles pf on pf.company_id = s.company_id and pf.profile_id = s.profile_id`
const inMonth = 's.month = $3 and s.starts_at >= $4 and s.starts_at < $5'

/** The services of a month at some sites: those whose local start lies in it. */
export const servicesAtSites = (db: Db, siteIds: readonly number[], month: Month) =>
  statement<ServiceRow>(
    `select ${serviceColumns} from ${serviceTables}
      where s.company_id = $1 and s.site_id = any($2) and ${inMonth} order by s.starts_at, s.shift_id`,
    [db.companyId, siteIds, month, ...daysAround(month)],
    { usesCustomPlan: true },
  )
export const servicesOfAgents = (db: Db, agentIds: readonly number[], month: Month) =>
  statement<ServiceRow>(
    `select ${serviceColumns} from ${serviceTables}
      where s.company_id = $1 and s.agent_id = any($2) and ${inMonth} order by s.starts_at, s.shift_id`,
    [db.companyId, agentIds, month, ...daysAround(month)],
  )

/** What a sheet says of an agent. */
export interface PrintedAgent {
  readonly id: number
  readonly name: string
  readonly number: string
}
export const agentsOnSheets = (db: Db, agentIds: readonly number[]) =>
  statement<PrintedAgent>(
    `select agent_id as id, last_name || ' ' || first_name as name, employee_number as number
       from agents where company_id = $1 and agent_id = any($2)`,
    [db.companyId, agentIds],
  )

/** When some agents are away in a month; what they have but asked for is not printed. */
export const absencesOnSheets = (db: Db, agentIds: readonly number[], month: Month) =>
  statement<Absence>(
    `select u.agent_id as "agentId", u.starts_at as "startsAt", u.ends_at as "endsAt" from unavailabilities u
      where u.company_id = $1 and u.agent_id = any($2) and u.starts_at < $4 and u.ends_at > $3 and not u.is_demand
      order by u.starts_at, u.unavailability_id`,
    [db.companyId, agentIds, ...daysAround(month)],
  )
/** The same of whoever works at some sites in it. */
export const absencesAtSites = (db: Db, siteIds: readonly number[], month: Month) =>
  statement<Absence>(
    `select u.agent_id as "agentId", u.starts_at as "startsAt", u.ends_at as "endsAt" from unavailabilities u
      where u.company_id = $1 and u.starts_at < $5 and u.ends_at > $4 and not u.is_demand
        and u.agent_id = any(array(select s.agent_id from shifts s where s.company_id = $1 and s.site_id = any($2) and ${inMonth}))
      order by u.starts_at, u.unavailability_id`,
    [db.companyId, siteIds, month, ...daysAround(month)],
    { usesCustomPlan: true },
  )

export interface Published {
  readonly agentId: number
  readonly publishedAt: Instant | null
}
/** When the month of some agents was published; those without a row never were. */
export const publishedOfAgents = (db: Db, agentIds: readonly number[], month: Month) =>
  statement<Published>(
    `select agent_id as "agentId", published_at as "publishedAt" from schedule_months
      where company_id = $1 and agent_id = any($2) and month = $3`,
    [db.companyId, agentIds, month],
  )
export const publishedAtSites = (db: Db, siteIds: readonly number[], month: Month) =>
  statement<Published>(
    `select sm.agent_id as "agentId", sm.published_at as "publishedAt" from schedule_months sm
      where sm.company_id = $1 and sm.month = $3
        and sm.agent_id = any(array(select s.agent_id from shifts s where s.company_id = $1 and s.site_id = any($2) and ${inMonth}))`,
    [db.companyId, siteIds, month, ...daysAround(month)],
    { usesCustomPlan: true },
  )
