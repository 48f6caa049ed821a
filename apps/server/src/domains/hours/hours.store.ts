import { firstDayOf, lastDayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { CountedService, MonthlyContract } from '@vigie/contract/hours/hours.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { daysAround } from '../schedules/schedules.rules.ts'

/** An agent of a month: one with a contract on a day of it, or with a service. */
export interface AgentOfMonth {
  readonly agentId: number
  readonly agentName: string
  readonly firstName: string
  readonly lastName: string
  readonly employeeNumber: string
  readonly partnerName: string | null
  readonly sortName: string
}
const agentColumns = `a.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName",
  a.first_name as "firstName", a.last_name as "lastName", a.employee_number as "employeeNumber",
  p.name as "partnerName", a.sort_name as "sortName"`
const agentTables = 'agents a left join partners p on p.company_id = a.company_id and p.partner_id = a.partner_id'

export const agentsOfMonth = (db: Db, month: Month) =>
  statement<AgentOfMonth>(
    `select ${agentColumns} from ${agentTables}
      where a.company_id = $1 and a.agent_id in (
        select k.agent_id from contracts k
         where k.company_id = $1 and k.starts_on <= $4::date and (k.ends_on is null or k.ends_on >= $3::date)
        union
        select s.agent_id from shifts s
         where s.company_id = $1 and s.month = $2 and s.starts_at >= $5 and s.starts_at < $6 and s.agent_id is not null)
      order by a.agent_id`,
    [db.companyId, month, firstDayOf(month), lastDayOf(month), ...daysAround(month)],
  )
export const agentsById = (db: Db, agentIds: readonly number[]) =>
  statement<AgentOfMonth>(`select ${agentColumns} from ${agentTables} where a.company_id = $1 and a.agent_id = any($2)`, [
    db.companyId,
    agentIds,
  ])

/** How many agents there are: with many, their month is counted in a process of its own. */
export const agentCount = (db: Db) =>
  statement<{ count: number }>('select count(*) as count from agents where company_id = $1', [db.companyId])

export interface ContractOfMonth extends MonthlyContract {
  readonly agentId: number
  readonly number: string
  readonly typeName: string
}
const contractColumns = `k.agent_id as "agentId", k.number, t.name as "typeName", k.starts_on as "startsOn", k.ends_on as "endsOn",
  k.monthly_hours_hundredths as "monthlyHoursHundredths"`
/** Contracts that hold on a day of a month; of one agent, or of all. */
export const contractsOfMonth = (db: Db, month: Month, agentId: number | null = null) =>
  statement<ContractOfMonth>(
    `select ${contractColumns} from contracts k
       join contract_types t on t.company_id = k.company_id and t.contract_type_id = k.contract_type_id
      where k.company_id = $1 and k.starts_on <= $3::date and (k.ends_on is null or k.ends_on >= $2::date)
        and ($4::int is null or k.agent_id = $4)
      order by k.agent_id, k.starts_on, k.contract_id`,
    [db.companyId, firstDayOf(month), lastDayOf(month), agentId],
    agentId === null ? {} : { usesCustomPlan: true },
  )

export interface SiteOfHours {
  readonly id: number
  readonly timeZone: string
  readonly sectorId: number | null
}
/** Where services are counted: the zone and the sector of each site. */
export const sitesOfHours = (db: Db) =>
  statement<SiteOfHours>('select site_id as id, time_zone as "timeZone", sector_id as "sectorId" from sites where company_id = $1', [
    db.companyId,
  ])

/** A service, without what its site says. */
export interface ServiceRow extends Omit<CountedService, 'timeZone'> {
  readonly id: number
  readonly agentId: number
  readonly siteId: number
  readonly month: Month
  readonly version: number
}
const serviceColumns = `s.shift_id as id, s.agent_id as "agentId", s.site_id as "siteId", s.month, s.starts_at as "startsAt", s.ends_at as "endsAt",
  s.arrived_at as "arrivedAt", s.left_at as "leftAt", s.is_clock_in_unconfirmed as "isClockInUnconfirmed",
  s.is_clock_out_unconfirmed as "isClockOutUnconfirmed", s.break_minutes as "breakMinutes", s.planned_break_minutes as "plannedBreakMinutes",
  s.followed_by_id is not null as "isFollowed", s.version`
/** The services of some agents in a month, by agent and start. */
export const servicesOfMonth = (db: Db, agentIds: readonly number[], month: Month) =>
  statement<ServiceRow>(
    `select ${serviceColumns} from shifts s
      where s.company_id = $1 and s.agent_id = any($2::int[]) and s.month = $3 and s.starts_at >= $4 and s.starts_at < $5
      order by s.agent_id, s.starts_at, s.shift_id`,
    [db.companyId, agentIds, month, ...daysAround(month)],
  )
/** Services by their ids, whoever has them by now: agent 0 is nobody. */
export const servicesById = (db: Db, shiftIds: readonly number[]) =>
  statement<ServiceRow>(
    `select ${serviceColumns.replace('s.agent_id as', 'coalesce(s.agent_id, 0) as')} from shifts s
      where s.company_id = $1 and s.shift_id = any($2::int[]) order by s.starts_at, s.shift_id`,
    [db.companyId, shiftIds],
  )
/** Of the services of some agents in a month the sum by which a change of one is found. */
export const marksOfMonth = (db: Db, agentIds: readonly number[], month: Month) =>
  statement<{ agentId: number; mark: string }>(
    `select s.agent_id as "agentId", sum(hashint8extended(s.shift_id, s.version))::text as mark from shifts s
      where s.company_id = $1 and s.agent_id = any($2::int[]) and s.month = $3 and s.starts_at >= $4 and s.starts_at < $5
      group by s.agent_id`,
    [db.companyId, agentIds, month, ...daysAround(month)],
  )

export interface Control {
  readonly shiftCount: number
  readonly plannedMinutes: number
  readonly doneMinutes: number
}
/**
 * What the database itself comes to over the services of a month: the same figures as the sum over agents, made another way. Times
 * are cut to their minute, as everywhere.
 */
export const controlOfMonth = (db: Db, month: Month) =>
  statement<Control & { unassignedCount: number }>(
    `select count(*) filter (where s.agent_id is not null) as "shiftCount",
            coalesce(sum(extract(epoch from date_trunc('minute', s.ends_at) - date_trunc('minute', s.starts_at)) / 60)
              filter (where s.agent_id is not null), 0)::int as "plannedMinutes",
            coalesce(sum(greatest(extract(epoch from date_trunc('minute', s.left_at) - date_trunc('minute', s.arrived_at)) / 60, 0))
              filter (where s.agent_id is not null and not s.is_clock_in_unconfirmed and not s.is_clock_out_unconfirmed
                        and s.left_at - s.arrived_at <= greatest(interval '24 hours', s.ends_at - s.starts_at + interval '1 hour')), 0)::int as "doneMinutes",
            count(*) filter (where s.agent_id is null) as "unassignedCount"
       from shifts s where s.company_id = $1 and s.month = $2 and s.starts_at >= $3 and s.starts_at < $4`,
    [db.companyId, month, ...daysAround(month)],
    { usesCustomPlan: true },
  )

/** An absence that is granted, on the days that it touches. */
export interface AbsenceOfMonth {
  readonly typeName: string
  readonly from: Day
  readonly to: Day
}
export const absencesOfMonth = (db: Db, agentId: number, month: Month, timeZone: string) =>
  statement<AbsenceOfMonth>(
    `select t.name as "typeName", (u.starts_at at time zone $5)::date as "from",
            ((u.ends_at - interval '1 second') at time zone $5)::date as "to"
       from unavailabilities u
       join unavailability_types t on t.company_id = u.company_id and t.unavailability_type_id = u.unavailability_type_id
      where u.company_id = $1 and u.agent_id = $2 and not u.is_demand
        and (u.starts_at at time zone $5)::date <= $4::date and ((u.ends_at - interval '1 second') at time zone $5)::date >= $3::date
      order by u.starts_at, u.unavailability_id`,
    [db.companyId, agentId, firstDayOf(month), lastDayOf(month), timeZone],
  )
