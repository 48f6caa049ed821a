import type { Instant } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftLookups, shiftTables, type ShiftRow } from '../shifts/shifts.columns.ts'
import type { ShiftScope } from '../shifts/shifts.scope.rules.ts'
import { isSiteWithin, siteValues } from '../shifts/shifts.scope.ts'
import { verdictSql, verdictValues } from '../shifts/shifts.verdict.ts'

/**
 * Whose shifts are shown, $2 to $4 being the scope's values. Each kind of reader has a text of its own: the plan that is kept
 * for one that leaves open what is given walks a month of shifts.
 */
function isWithin({ clientIds, partnerId }: ShiftScope): string {
  if (clientIds !== undefined) return `${isSiteWithin('$2', '$3')} and $4::int is null`
  const noSites = '$2::int[] is null and $3::int[] is null'
  return partnerId === undefined ? `${noSites} and $4::int is null` : `${noSites} and a.partner_id = $4`
}
const scopeValues = (scope: ShiftScope) => [...siteValues(scope), scope.partnerId ?? null] as const

/** What the scope asks of beside the shifts themselves. */
function scopeTables({ clientIds, partnerId }: ShiftScope): string {
  if (clientIds !== undefined) return 'join sites si on si.company_id = s.company_id and si.site_id = s.site_id'
  return partnerId === undefined ? '' : 'join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id'
}

/** The shifts that begin next, within four weeks: they are picked first, and then their names looked up. */
export const shiftsToCome = (db: Db, scope: ShiftScope, now: Instant, limit: number) =>
  statement<ShiftRow>(
    `select ${shiftColumns}
       from (select s.* from shifts s ${scopeTables(scope)}
              where s.company_id = $1 and ${isWithin(scope)} and s.starts_at > $5 and s.starts_at < $5::timestamptz + interval '28 days'
              order by s.starts_at, s.shift_id limit $6) s ${shiftLookups}
      order by s.starts_at, s.shift_id`,
    [db.companyId, ...scopeValues(scope), now, limit],
    { usesCustomPlan: true },
  )

const is = verdictSql({ now: '$5', tolerance: '$6', notice: '$7', countsFrom: '$8' })
const isOver = 's.ends_at <= $5::timestamptz'
/** A post is over at its planned end: a replaced part stays listed until then. */
const isPostOver = 'coalesce(s.post_ends_at, s.ends_at) <= $5::timestamptz'
const isLeftOpen = '(s.arrived_at is not null and s.left_at is null)'
/** What has begun and whose post is not over, and what ended without a departure. No shift lasts longer than 25 hours by the clock. */
const isOn = `s.starts_at > $5::timestamptz - interval '36 hours' and s.starts_at <= $5 and (not ${isPostOver} or ${isLeftOpen})
  and $6::int is not null and $7::int is not null and coalesce($8::timestamptz, $5) is not null`
const notLeft = `(${isLeftOpen} and $5::timestamptz > s.ends_at + make_interval(mins => $6::int))`
/** Somebody at the post has not answered a verification call; whether anything was heard since, the reader's own clock says. */
const isUnanswered = `(${isLeftOpen} and s.missed_check_count > 0)`
/** What waits for somebody, up to two hours ahead where nobody is planned. */
const isWrong = `s.starts_at > $5::timestamptz - interval '36 hours' and s.starts_at <= $5::timestamptz + interval '2 hours'
  and (${notLeft} or not ${isOver} and (${is.missed} or ${is.postEmpty} or ${isUnanswered} or ${is.unassigned} or ${is.preClockingDue}))`
const urgency = `case when ${isUnanswered} then 0 when ${is.postEmpty} then 1 when ${is.missed} then 2 when ${is.unassigned} then 4 else 3 end`

/** A shift with its agent's phone, which not everybody is told. */
export interface CurrentRow extends ShiftRow {
  readonly phone: string | null
}

/** Those of clients and of a partner that are on now. */
export const shiftsOn = (db: Db, scope: ShiftScope, now: Instant, settings: VerdictSettings) =>
  statement<CurrentRow>(
    `select ${shiftColumns}, a.phone_mobile as phone from ${shiftTables}
      where s.company_id = $1 and ${isWithin(scope)} and ${isOn} order by s.starts_at, s.shift_id limit 300`,
    [db.companyId, ...scopeValues(scope), now, ...verdictValues(settings)],
    { usesCustomPlan: true },
  )

/** Those that wait for somebody, the most urgent first. */
export const shiftsWaiting = (db: Db, scope: ShiftScope, now: Instant, settings: VerdictSettings) =>
  statement<CurrentRow>(
    `select ${shiftColumns}, a.phone_mobile as phone from ${shiftTables}
      where s.company_id = $1 and ${isWithin(scope)} and ${isWrong} order by ${urgency}, s.starts_at, s.shift_id limit 100`,
    [db.companyId, ...scopeValues(scope), now, ...verdictValues(settings)],
    { usesCustomPlan: true },
  )
