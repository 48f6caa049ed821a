import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { ClockingLine } from '../../src/domains/clockings/clockings.line.ts'
import { answered } from '../../src/domains/clockings/checks.rules.ts'
import { clock } from '../../src/domains/clockings/clockings.rules.ts'
import type { Projection } from '../../src/domains/clockings/projection.rules.ts'
import type { Act } from './acts.ts'
import type { OpenShift } from './clockings.open.ts'
import type { Reading, Way } from './clockings.ways.ts'
import type { Reason } from '../people/names.ts'

interface Circumstances {
  readonly way: Way
  readonly reading: Reading | null
  readonly reason: Reason | null
  readonly settings: CompanySettings
}
export type Judged = Pick<ClockingLine, 'verdict' | 'is_outside_area' | 'is_imprecise'>

/** The verdict of the product's rule; undefined when it refuses. Breaks lie inside the service and have no verdict. */
export function judge(
  shift: OpenShift,
  before: Projection,
  act: Act,
  { way, reading, reason, settings }: Circumstances,
): Judged | undefined {
  const stands = {
    arrivedAt: before.arrived_at,
    leftAt: before.left_at,
    preClockInAt: before.pre_clock_in_at,
    breakStartedAt: before.break_started_at,
    saidBreakStartedAt: before.said_break_started_at,
    breakMinutes: before.break_minutes,
    longestBreakMinutes: before.longest_break_minutes,
    isClockInForced: before.is_clock_in_forced,
    isClockOutForced: before.is_clock_out_forced,
    isClockInUnconfirmed: before.is_clock_in_unconfirmed,
    isClockOutUnconfirmed: before.is_clock_out_unconfirmed,
    checkTimes: before.check_times,
    pauseTimes: before.pause_times,
  }
  if (act.kind === 'confirmation')
    return before.is_clock_in_unconfirmed ? { verdict: null, is_outside_area: false, is_imprecise: null } : undefined
  if (act.kind === 'break_start' || act.kind === 'break_end') {
    const isOpen = stands.arrivedAt !== null && stands.leftAt === null && act.happenedAt >= stands.arrivedAt
    return isOpen && (stands.breakStartedAt !== null) === (act.kind === 'break_end')
      ? { verdict: null, is_outside_area: false, is_imprecise: null }
      : undefined
  }
  const point = shift.latitude === null || shift.longitude === null ? null : { latitude: shift.latitude, longitude: shift.longitude }
  try {
    if (act.kind === 'check') {
      const said = answered({ shift: { ...shift, ...stands }, site: { ...shift, point }, reading, settings }, act.happenedAt)
      return { verdict: said.verdict, is_outside_area: said.isOutsideArea, is_imprecise: said.isImprecise || null }
    }
    const { verdict, isOutsideArea, isImprecise } = clock(
      {
        act: act.kind,
        way: way.way,
        shift: { ...shift, ...stands },
        site: { ...shift, point },
        isForced: way.isForced,
        givenAt: way.isForced ? act.happenedAt : null,
        // Whether the relief has come is found where the shift is read.
        reason: reason && { ...reason, isRelieved: true },
        reading,
        canClockOutEarlier: true,
        canPreClock: true,
        canClockBreaks: true,
        settings,
      },
      way.isForced ? way.recordedAt : act.happenedAt,
    )
    return { verdict, is_outside_area: isOutsideArea, is_imprecise: isImprecise || null }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
