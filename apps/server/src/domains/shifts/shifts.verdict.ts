import type { Instant } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import { leaveDependsOn, relievedAt } from './shifts.relief.ts'

/** The parameters that the verdict in SQL looks at: the instant, the tolerance, the notice and the grace in minutes, from when on it counts. */
export interface VerdictParameters {
  readonly now: string
  readonly tolerance: string
  readonly notice: string
  readonly countsFrom: string
  /** Of what is in progress alone. */
  readonly grace?: string
  /** What of a shift is looked up elsewhere: by default where it lies. */
  readonly leaveDependsOn?: string
  readonly relievedAt?: string
}

export const verdictValues = (settings: VerdictSettings): [number, number, Instant | null] => [
  settings.clocking_late_tolerance_minutes,
  settings.pre_clocking_resource_notification_minutes,
  settings.counts_from,
]

/**
 * The verdict on a shift as SQL: the same decisions as `shifts.rules.ts` of the contract, for counting where the rows
 * are. A property test compares the two on random shifts.
 */
export function verdictSql({ now, tolerance, notice, countsFrom, grace = '0', ...looked }: VerdictParameters) {
  const of = { leaveDependsOn, relievedAt, ...looked }
  const isPast = (column: string) => `${now}::timestamptz > ${column} + make_interval(mins => ${tolerance}::int)`
  const counted = `(s.arrived_at is not null or coalesce(s.starts_at >= ${countsFrom}::timestamptz, true))`
  const statusOf = (stored: string, planned: string) =>
    `coalesce(${stored}, case when s.contract_id is null then 3 when ${counted} and ${isPast(planned)} then 2 else 4 end)`
  const startStatus = statusOf('s.clock_in_status', 's.starts_at')
  const notArrived = '(s.arrived_at is null or s.is_clock_in_unconfirmed)'
  const notLeft = '(s.left_at is null or s.is_clock_in_unconfirmed or s.is_clock_out_unconfirmed)'
  const leftEarly = `(s.left_at < s.ends_at and not s.is_clock_in_unconfirmed and not s.is_clock_out_unconfirmed)`
  const postEmpty = `coalesce(${leftEarly} and ${now}::timestamptz >= s.left_at and ${now}::timestamptz < s.ends_at
    and not coalesce(s.clock_out_status = 1 and (${of.leaveDependsOn}) = 'manager', false) and (${of.relievedAt}) is null, false)`
  const endStatus = `case when ${leftEarly} and (${of.leaveDependsOn}) = 'relief' then case when (${of.relievedAt}) is null then 2 else 1 end
    else ${statusOf('s.clock_out_status', 's.ends_at')} end`
  const unconfirmed = '(s.unconfirmed_count > 0)'
  const missed = `(s.agent_id is not null and ${notArrived} and ${counted} and ${isPast('s.starts_at')})`
  const outsideArea = '(s.is_clock_in_outside_area or s.is_clock_out_outside_area)'
  const preClockingDue = `(s.can_pre_clock and s.pre_clock_in_at is null and s.arrived_at is null and ${counted}
    and ${now}::timestamptz >= s.starts_at - make_interval(mins => coalesce(s.pre_clock_minutes, ${notice}::int)))`
  return {
    startStatus,
    endStatus,
    missed,
    postEmpty,
    preClockingDue,
    outsideArea,
    late: 'coalesce(s.clock_in_status = 2 and s.arrived_at > s.starts_at and not s.is_clock_in_unconfirmed, false)',
    unassigned: '(s.agent_id is null)',
    inProgress: `(not ${notArrived} and ${notLeft} and ${now}::timestamptz >= greatest(s.arrived_at, s.starts_at)
      and ${now}::timestamptz <= s.ends_at + make_interval(mins => ${grace}::int))`,
    finished: `(not ${notLeft} and ${now}::timestamptz >= s.ends_at)`,
    anomalies: `(${missed} or ${startStatus} = 2 or ${endStatus} = 2 or ${postEmpty} or ${preClockingDue}
      or s.is_clock_in_forced or s.is_clock_out_forced or ${outsideArea}
      or s.is_clock_in_imprecise or s.is_clock_out_imprecise or ${unconfirmed}
      or s.missed_check_count > 0)`,
    unconfirmed,
    arrived: `(not ${notArrived})`,
    expectedNow: `(s.agent_id is not null and s.starts_at <= ${now}::timestamptz and s.ends_at > ${now}::timestamptz and (${notLeft} or ${postEmpty})
      and ${counted})`,
  }
}
