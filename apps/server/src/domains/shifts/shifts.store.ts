import { addDays, firstDayOf, addMonths, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { ProgressSettings, VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { hasGap, shiftColumns, shiftTables, shiftTablesOfAgent, type ShiftRow } from './shifts.columns.ts'
import type { ShiftScope } from './shifts.scope.rules.ts'
import { isAgentWithin, isSiteWithin, siteValues } from './shifts.scope.ts'
import { verdictSql, verdictValues } from './shifts.verdict.ts'

export interface DayQuestion {
  readonly day: Day
  readonly siteId?: number | undefined
  readonly limit: number
  readonly after?: Cursor | undefined
}

// The part of a local day that a shift touches. $2 is the day; the outer bounds let the index find the neighbourhood:
// no shift lasts over 24 hours (25 by the clock), and no zone lies more than 14 hours from UTC. They are instants as the
// column is: under row-level security an index serves leakproof comparisons alone, and one with a plain timestamp is none.
const touchesDay = `
  s.starts_at >= ($2::date - interval '2 days') at time zone 'UTC' and s.starts_at < ($2::date + interval '2 days') at time zone 'UTC'
  and s.starts_at < (($2::date + 1)::timestamp at time zone si.time_zone)
  and s.ends_at > ($2::date::timestamp at time zone si.time_zone)`

/** The shifts that touch a day of their site, in the order of their starts. */
export const shiftsOfDay = (db: Db, { day, siteId, limit, after }: DayQuestion) =>
  statement<ShiftRow>(
    `select ${shiftColumns}, ${hasGap} as "isAfterGap" from ${shiftTables}
      where s.company_id = $1 and ${touchesDay} and ($3::int is null or s.site_id = $3)
        and ($4::timestamptz is null or (s.starts_at, s.shift_id) > ($4, $5::int))
      order by s.starts_at, s.shift_id limit $6`,
    [db.companyId, day, siteId ?? null, after?.key ?? null, after?.id ?? 0, limit],
    { usesCustomPlan: true },
  )

/** The sites to choose from; of a day: those alone that have a shift then. */
export const sitesOfDay = (db: Db, day: Day, hasShifts: boolean) =>
  statement<{ id: number; name: string }>(
    `select si.site_id as id, si.name from sites si
      where si.company_id = $1 and (si.is_active or $3)
        and (not $3 or exists (select from shifts s where s.company_id = si.company_id and s.site_id = si.site_id and ${touchesDay}))
      order by si.name, si.site_id`,
    [db.companyId, day, hasShifts],
  )

export interface DayFigures {
  readonly total: number
  readonly unassigned: number
  readonly inProgress: number
  readonly finished: number
  readonly anomalies: number
  readonly missed: number
  readonly late: number
  readonly outsideArea: number
  readonly unconfirmed: number
  readonly expectedNow: number
  readonly presentNow: number
  readonly siteCount: number
}

export function figuresOfDay(db: Db, day: Day, siteId: number | undefined, now: Instant, settings: VerdictSettings & ProgressSettings) {
  const is = verdictSql({ now: '$4', tolerance: '$5', notice: '$6', countsFrom: '$7', grace: '$8' })
  const how = (condition: string) => `count(*) filter (where ${condition})`
  return statement<DayFigures>(
    `select count(*) as total, ${how(is.unassigned)} as unassigned, ${how(is.inProgress)} as "inProgress",
            ${how(is.finished)} as finished, ${how(is.anomalies)} as anomalies, ${how(is.missed)} as missed,
            ${how(is.late)} as late, ${how(is.outsideArea)} as "outsideArea", ${how(is.unconfirmed)} as unconfirmed, ${how(is.expectedNow)} as "expectedNow",
            ${how(`${is.expectedNow} and ${is.arrived} and not ${is.postEmpty}`)} as "presentNow",
            count(distinct s.site_id) as "siteCount"
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and ${touchesDay} and ($3::int is null or s.site_id = $3)`,
    [db.companyId, day, siteId ?? null, now, ...verdictValues(settings), settings.clocking_out_grace_minutes],
    { usesCustomPlan: true },
  )
}

/** The days of their sites on which shifts with acts that are to be confirmed begin, the oldest first. */
export const unconfirmedDays = (db: Db) =>
  statement<{ day: Day; shiftCount: number; actCount: number }>(
    `select (s.starts_at at time zone si.time_zone)::date as day, count(*) as "shiftCount",
            sum(s.unconfirmed_count) as "actCount"
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and s.unconfirmed_count > 0 group by 1 order by 1`,
    [db.companyId],
  )

/** Which of some shifts have an act before which a number is missing in its device's sequence. */
export const shiftsAfterGap = (db: Db, shiftIds: readonly number[]) =>
  statement<{ id: number }>(`select s.shift_id as id from shifts s where s.company_id = $1 and s.shift_id = any($2) and ${hasGap}`, [
    db.companyId,
    shiftIds,
  ])

/** One shift, as the application may see it in its company. */
export const shiftById = (db: Db, shiftId: number) =>
  statement<ShiftRow>(`select ${shiftColumns} from ${shiftTables} where s.company_id = $1 and s.shift_id = $2`, [db.companyId, shiftId])

export interface MonthScope extends ShiftScope {
  /** The agent sees published months alone. */
  readonly isPublishedOnly?: boolean
}

// The days around a month, wide enough for every zone, so that the index on starts serves.
const monthBounds = (month: Month) => [addDays(firstDayOf(month), -1), addDays(firstDayOf(addMonths(month, 1)), 1)] as const

// Made once each, so that the digests that name them are too.
const monthOfAgentSql = `
  select ${shiftColumns} from ${shiftTablesOfAgent}
   where s.company_id = $1 and s.agent_id = $2 and s.month = $3 and s.starts_at >= $4 and s.starts_at < $5
     and (not $6 or sm.published_at is not null) and ${isAgentWithin('$7')}
   order by s.starts_at, s.shift_id`
const monthOfSiteSql = (isOfMonth: string) => `
  select ${shiftColumns} from ${shiftTables}
   where s.company_id = $1 and s.site_id = $2 and ${isOfMonth} and s.starts_at >= $4 and s.starts_at < $5
     and ${isSiteWithin('$6', '$7')}
   order by s.starts_at, s.shift_id`
const monthOfManagedSiteSql = monthOfSiteSql('s.month = $3')
// A post that changed hands in the first or the last night of a month has parts in two months.
const monthOfClientSiteSql = monthOfSiteSql('(s.month = $3 or s.follows_id is not null or s.followed_by_id is not null)')

/** The shifts of one agent whose local start lies in a month. */
export const monthOfAgent = (db: Db, agentId: number, month: Month, scope: MonthScope) =>
  statement<ShiftRow>(monthOfAgentSql, [
    db.companyId,
    agentId,
    month,
    ...monthBounds(month),
    scope.isPublishedOnly ?? false,
    scope.partnerId ?? null,
  ])

/** The shifts of one site whose local start lies in a month; for clients, who see posts whole, also those around it that are parts of a post. */
export function monthOfSite(db: Db, siteId: number, month: Month, scope: MonthScope) {
  const values = [db.companyId, siteId, month, ...monthBounds(month), ...siteValues(scope)] as const
  return scope.clientIds
    ? statement<ShiftRow>(monthOfClientSiteSql, values, { usesCustomPlan: true })
    : statement<ShiftRow>(monthOfManagedSiteSql, values)
}

/** Whether there is such a site, or agent, within the scope: what is not yours is not there. */
export const isSiteThere = (db: Db, siteId: number | null, scope: ShiftScope) =>
  statement<{ id: number }>(
    `select si.site_id as id from sites si where si.company_id = $1 and si.site_id = $2 and ${isSiteWithin('$3', '$4')}`,
    [db.companyId, siteId, ...siteValues(scope)],
  )
export const isAgentThere = (db: Db, agentId: number, scope: ShiftScope) =>
  statement<{ id: number }>(
    `select a.agent_id as id from agents a where a.company_id = $1 and a.agent_id = $2 and ${isAgentWithin('$3')}`,
    [db.companyId, agentId, scope.partnerId ?? null],
  )
