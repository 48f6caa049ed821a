import { addMinutes, type Instant } from '../kit/time.ts'
import { preClockingFrom, type PreClockingSettings } from '../shifts/shifts.preClocking.rules.ts'
import type { CompanySettings } from '../companies/settings.ts'
import { isTooLong } from './clockings.times.rules.ts'

/** Clocking types of the wire. */
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
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
}
export type WindowSettings = Pick<CompanySettings, 'clocking_early_minutes' | 'clocking_out_grace_minutes'>

/** Clocking in: from so many minutes before the planned start to the planned end. */
export const isWithinClockIn = (shift: ClockableShift, now: Instant, settings: WindowSettings): boolean =>
  now >= addMinutes(shift.startsAt, -settings.clocking_early_minutes) && now <= shift.endsAt

/** Until the grace after the planned end. */
export const isWithinGrace = (shift: Pick<ClockableShift, 'endsAt'>, now: Instant, settings: WindowSettings): boolean =>
  now <= addMinutes(shift.endsAt, settings.clocking_out_grace_minutes)

/**
 * Clocking out: from the arrival to the grace after the planned end, and for as long as a service can last: after that the
 * departure was forgotten.
 */
export const isWithinClockOut = (shift: ClockableShift, now: Instant, settings: WindowSettings): boolean =>
  shift.arrivedAt !== null && now >= shift.arrivedAt && isWithinGrace(shift, now, settings) && !isTooLong(shift, shift.arrivedAt, now)

export interface PreClockableShift extends ClockableShift {
  readonly canPreClock: boolean
  readonly preClockInAt: Instant | null
  /** Of `preClockingFrom`. */
  readonly preClockInNoticeMinutes?: number | null
}

/** «Je suis en route»: once, from so many minutes before the planned start until the arrival. */
export const isWithinPreClocking = (shift: PreClockableShift, now: Instant, settings: PreClockingSettings): boolean =>
  shift.canPreClock &&
  shift.preClockInAt === null &&
  shift.arrivedAt === null &&
  now >= preClockingFrom(shift, settings) &&
  now <= shift.endsAt

/** Whether an arrival may come: none counts yet, and there is no departure. One to be confirmed blocks no other. */
export const isArrivalOpen = ({ arrivedAt, leftAt, isClockInUnconfirmed, isClockOutUnconfirmed }: ClockableShift): boolean =>
  (arrivedAt === null || isClockInUnconfirmed) && (leftAt === null || isClockOutUnconfirmed)

/** Whether a departure may come: an arrival stands, and no departure does, except one to be confirmed. */
export const isDepartureOpen = ({ arrivedAt, leftAt, isClockOutUnconfirmed }: ClockableShift): boolean =>
  arrivedAt !== null && (leftAt === null || isClockOutUnconfirmed)

/**
 * What may be clocked on a shift now, by its agent: nothing, the arrival or the departure; and where the arrival is to be
 * confirmed both, the departure first.
 */
export function actsNow(shift: ClockableShift, now: Instant, settings: WindowSettings): ('start' | 'end')[] {
  const acts: ('start' | 'end')[] = []
  if (isDepartureOpen(shift) && isWithinClockOut(shift, now, settings)) acts.push('end')
  if (isArrivalOpen(shift) && isWithinClockIn(shift, now, settings)) acts.push('start')
  return acts
}

export type ForcedAct = 'start' | 'end'

/** What a manager may clock on a shift, whatever the hour; what is likelier first: after an arrival that is to be confirmed, the departure. */
export const forcedActs = (shift: ClockableShift): ForcedAct[] => [
  ...(isDepartureOpen(shift) ? (['end'] as const) : []),
  ...(isArrivalOpen(shift) ? (['start'] as const) : []),
]

/** A departure before the planned end asks for a reason. */
export const isEarlyDeparture = (shift: Pick<ClockableShift, 'endsAt'>, at: Instant): boolean => at < shift.endsAt
