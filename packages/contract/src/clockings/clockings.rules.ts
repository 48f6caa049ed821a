import { addMinutes, type Instant } from '../kit/time.ts'
import type { CompanySettings } from '../companies/settings.ts'

/** Clocking types of the wire (specification, section 4). */
export const clockingType = { start: 0, end: 1, preClocking: 4 } as const

export type ClockingKind =
  | 'start'
  | 'end'
  | 'pre_clocking'
  | 'break_start'
  | 'break_end'
  | 'check'
  | 'correction'
  | 'deletion'
  | 'confirmation'
  | 'rejection'

export interface ClockableShift {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
}
export type WindowSettings = Pick<CompanySettings, 'clocking_early_minutes' | 'clocking_out_grace_minutes'>

/** Clocking in: from so many minutes before the planned start to the planned end (decisions, section 5). */
export const isWithinClockIn = (shift: ClockableShift, now: Instant, settings: WindowSettings): boolean =>
  now >= addMinutes(shift.startsAt, -settings.clocking_early_minutes) && now <= shift.endsAt

/** Until the grace after the planned end. */
export const isWithinGrace = (shift: Pick<ClockableShift, 'endsAt'>, now: Instant, settings: WindowSettings): boolean =>
  now <= addMinutes(shift.endsAt, settings.clocking_out_grace_minutes)

/** Clocking out: from the arrival to the grace after the planned end (decisions, section 5). */
export const isWithinClockOut = (shift: ClockableShift, now: Instant, settings: WindowSettings): boolean =>
  shift.arrivedAt !== null && now >= shift.arrivedAt && isWithinGrace(shift, now, settings)

export interface PreClockableShift extends ClockableShift {
  readonly canPreClock: boolean
  readonly preClockInAt: Instant | null
}
export type PreClockingSettings = Pick<CompanySettings, 'pre_clocking_resource_notification_minutes'>

/** «Je suis en route»: once, from so many minutes before the planned start until the arrival (decisions, section 5). */
export const isWithinPreClocking = (shift: PreClockableShift, now: Instant, settings: PreClockingSettings): boolean =>
  shift.canPreClock &&
  shift.preClockInAt === null &&
  shift.arrivedAt === null &&
  now >= addMinutes(shift.startsAt, -settings.pre_clocking_resource_notification_minutes) &&
  now <= shift.endsAt

/** What may be clocked on a shift now, by its agent; undefined when nothing may. */
export function nextAct(shift: ClockableShift, now: Instant, settings: WindowSettings): 'start' | 'end' | undefined {
  if (shift.leftAt !== null) return undefined
  if (shift.arrivedAt === null) return isWithinClockIn(shift, now, settings) ? 'start' : undefined
  return isWithinClockOut(shift, now, settings) ? 'end' : undefined
}

/** A departure before the planned end asks for a reason. */
export const isEarlyDeparture = (shift: Pick<ClockableShift, 'endsAt'>, at: Instant): boolean => at < shift.endsAt
