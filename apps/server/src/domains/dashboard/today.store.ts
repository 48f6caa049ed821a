import type { Instant } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, type ShiftRow } from '../shifts/shifts.columns.ts'
import { verdictSql, verdictValues } from '../shifts/shifts.verdict.ts'

/** Whose shifts a home shows. */
export interface TodayScope {
  readonly of: 'company' | 'clients' | 'partner'
  /** The callers' clients, or their partner. */
  readonly ids: readonly number[]
  /** A client_user sees these sites alone; null: all of the clients'. */
  readonly siteIds: readonly number[] | null
}

const whose: Record<TodayScope['of'], string> = {
  company: '$2::int[] is not null and $3::int[] is null',
  clients: `s.site_id in (select site_id from sites where company_id = $1 and client_id = any($2) and ($3::int[] is null or site_id = any($3)))`,
  partner: 'a.partner_id = any($2) and $3::int[] is null',
}

/** The shifts that begin next, within four weeks. */
export const shiftsToCome = (db: Db, { of, ids, siteIds }: TodayScope, now: Instant, limit: number) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and ${whose[of]} and s.starts_at > $4 and s.starts_at < $4::timestamptz + interval '28 days'
      order by s.starts_at, s.shift_id limit $5`,
    [db.companyId, ids, siteIds, now, limit],
  )

const is = verdictSql({ now: '$4', tolerance: '$5', notice: '$6', countsFrom: '$7' })
const isOver = 's.ends_at <= $4::timestamptz'
const isLeftOpen = '(s.arrived_at is not null and s.left_at is null)'
/** What has begun and is not over, and what ended without a departure. No shift lasts longer than 25 hours by the clock. */
const isOn = `s.starts_at > $4::timestamptz - interval '36 hours' and s.starts_at <= $4 and (not ${isOver} or ${isLeftOpen})
  and $5::int is not null and $6::int is not null and coalesce($7::timestamptz, $4) is not null`
const notLeft = `(${isLeftOpen} and $4::timestamptz > s.ends_at + make_interval(mins => $5::int))`
/** What waits for somebody, up to two hours ahead where nobody is planned. */
const isWrong = `s.starts_at > $4::timestamptz - interval '36 hours' and s.starts_at <= $4::timestamptz + interval '2 hours'
  and (${notLeft} or not ${isOver} and (${is.missed} or ${is.unassigned} or ${is.preClockingDue}))`
const urgency = `case when ${is.missed} then 0 when ${is.unassigned} then 2 else 1 end`

/** A shift with its agent's phone, which not everybody is told. */
export interface CurrentRow extends ShiftRow {
  readonly phone: string | null
}

/** Those of clients and of a partner that are on now. */
export const shiftsOn = (db: Db, { of, ids, siteIds }: TodayScope, now: Instant, settings: VerdictSettings) =>
  statement<CurrentRow>(
    `select ${shiftColumns}, a.phone_mobile as phone from ${shiftTables}
      where s.company_id = $1 and ${whose[of]} and ${isOn} order by s.starts_at, s.shift_id limit 300`,
    [db.companyId, ids, siteIds, now, ...verdictValues(settings)],
  )

/** Those that wait for somebody, the most urgent first. */
export const shiftsWaiting = (db: Db, { of, ids, siteIds }: TodayScope, now: Instant, settings: VerdictSettings) =>
  statement<CurrentRow>(
    `select ${shiftColumns}, a.phone_mobile as phone from ${shiftTables}
      where s.company_id = $1 and ${whose[of]} and ${isWrong} order by ${urgency}, s.starts_at, s.shift_id limit 100`,
    [db.companyId, ids, siteIds, now, ...verdictValues(settings)],
  )
