import { addMinutes, minutesBetween, type Instant } from '../kit/time.ts'
import type { CompanySettings } from '../companies/settings.ts'

/** Statuses of a shift's start and end, as the specification numbers them. */
export const status = { done: 1, anomaly: 2, noContract: 3, awaited: 4 } as const
export type Status = (typeof status)[keyof typeof status]

/** What a verdict looks at. Instants in UTC; stored statuses are null until something happens. */
export interface JudgedShift {
  readonly agentId: number | null
  readonly contractId: number | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly clockInStatus: number | null
  readonly clockOutStatus: number | null
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly preClockInAt: Instant | null
  readonly canPreClock: boolean
  readonly breakStartedAt: Instant | null
  readonly isClockInForced: boolean
  readonly isClockOutForced: boolean
  readonly isClockInOutsideArea: boolean
  readonly isClockOutOutsideArea: boolean
  /** The arrival, or the departure, is to be confirmed: until a manager does, nothing counts it as done. */
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
  /** Acts on it that are to be confirmed, also those that change nothing on it. */
  readonly unconfirmedCount: number
  /** Its verification calls without an answer in time. */
  readonly missedCheckCount: number
  /** The service that holds its post from its end on: whoever had it was replaced. */
  readonly followedById: number | null
}

export type VerdictSettings = Pick<
  CompanySettings,
  'clocking_late_tolerance_minutes' | 'pre_clocking_resource_notification_minutes' | 'counts_from'
>

type Unconfirmed = Pick<JudgedShift, 'isClockInUnconfirmed' | 'isClockOutUnconfirmed'>
/** The arrival that counts: none while it is to be confirmed. */
export const countedArrival = ({ arrivedAt, isClockInUnconfirmed }: Pick<JudgedShift, 'arrivedAt'> & Unconfirmed): Instant | null =>
  isClockInUnconfirmed ? null : arrivedAt
/** The departure that counts: none while it or its arrival is to be confirmed. */
export const countedDeparture = ({ leftAt, isClockInUnconfirmed, isClockOutUnconfirmed }: Pick<JudgedShift, 'leftAt'> & Unconfirmed) =>
  isClockInUnconfirmed || isClockOutUnconfirmed ? null : leftAt

/** A shift from before the product was used is shown and never «not arrived», unless it was clocked after all. */
export const isCounted = (
  shift: Pick<JudgedShift, 'startsAt' | 'arrivedAt'>,
  { counts_from }: Pick<VerdictSettings, 'counts_from'>,
): boolean => shift.arrivedAt !== null || counts_from === null || shift.startsAt >= counts_from

const isAfter = (now: Instant, planned: Instant, minutes: number): boolean => minutesBetween(planned, now) > minutes

export function startStatus(shift: JudgedShift, now: Instant, settings: VerdictSettings): Status {
  if (shift.clockInStatus !== null) return shift.clockInStatus as Status
  if (shift.contractId === null) return status.noContract
  const isOver = isCounted(shift, settings) && isAfter(now, shift.startsAt, settings.clocking_late_tolerance_minutes)
  return isOver ? status.anomaly : status.awaited
}

export function endStatus(shift: JudgedShift, now: Instant, settings: VerdictSettings): Status {
  if (shift.clockOutStatus !== null) return shift.clockOutStatus as Status
  if (shift.contractId === null) return status.noContract
  const isOver = isCounted(shift, settings) && isAfter(now, shift.endsAt, settings.clocking_late_tolerance_minutes)
  return isOver ? status.anomaly : status.awaited
}

/** «Je suis en route» is asked for, its window has opened and it has not been said. */
export const isPreClockingDue = (shift: JudgedShift, now: Instant, settings: VerdictSettings): boolean =>
  shift.canPreClock &&
  shift.preClockInAt === null &&
  shift.arrivedAt === null &&
  isCounted(shift, settings) &&
  now >= addMinutes(shift.startsAt, -settings.pre_clocking_resource_notification_minutes)

export const isUnassigned = (shift: JudgedShift): boolean => shift.agentId === null
export const isOutsideArea = (shift: JudgedShift): boolean => shift.isClockInOutsideArea || shift.isClockOutOutsideArea
export const isForced = (shift: JudgedShift): boolean => shift.isClockInForced || shift.isClockOutForced

export const isUnconfirmed = (shift: JudgedShift): boolean => shift.unconfirmedCount > 0

/** An act on it stands or waits to be confirmed: it stays with the agent who clocked. Deleted and refused acts do not count. */
export const isClocked = (shift: Pick<JudgedShift, 'arrivedAt' | 'leftAt' | 'preClockInAt' | 'unconfirmedCount'>): boolean =>
  shift.arrivedAt !== null || shift.leftAt !== null || shift.preClockInAt !== null || shift.unconfirmedCount > 0

/** No arrival beyond the tolerance, or only one to be confirmed. An unassigned shift is never missed. */
export const isMissed = (shift: JudgedShift, now: Instant, settings: VerdictSettings): boolean =>
  !isUnassigned(shift) &&
  countedArrival(shift) === null &&
  isCounted(shift, settings) &&
  isAfter(now, shift.startsAt, settings.clocking_late_tolerance_minutes)

/** Beyond the tolerance. An arrival that was forced hours too early is an anomaly too, and not late. */
export const isLate = (shift: JudgedShift): boolean =>
  shift.arrivedAt !== null && !shift.isClockInUnconfirmed && shift.clockInStatus === status.anomaly && shift.arrivedAt > shift.startsAt

/** The filters of the services list (coverage 4.054). */
export const filters = {
  unassigned: (shift: JudgedShift) => isUnassigned(shift),
  inProgress: (shift: JudgedShift, now: Instant) => {
    const arrivedAt = countedArrival(shift)
    return arrivedAt !== null && countedDeparture(shift) === null && now >= arrivedAt
  },
  finished: (shift: JudgedShift, now: Instant) => countedDeparture(shift) !== null && now >= shift.endsAt,
  anomalies: (shift: JudgedShift, now: Instant, settings: VerdictSettings) =>
    isMissed(shift, now, settings) ||
    startStatus(shift, now, settings) === status.anomaly ||
    endStatus(shift, now, settings) === status.anomaly ||
    isPreClockingDue(shift, now, settings) ||
    isForced(shift) ||
    isOutsideArea(shift) ||
    isUnconfirmed(shift) ||
    shift.missedCheckCount > 0,
  unconfirmed: (shift: JudgedShift) => isUnconfirmed(shift),
} as const

/** The one word that a list shows for a shift, the most urgent first. */
export type ShiftState =
  | 'unassigned'
  | 'missed'
  | 'replaced'
  | 'notLeft'
  | 'onBreak'
  | 'unanswered'
  | 'unconfirmed'
  | 'outsideArea'
  | 'late'
  | 'running'
  | 'leftEarly'
  | 'finishedLate'
  | 'finishedOutsideArea'
  | 'finished'
  | 'preClockingDue'
  | 'onTheWay'
  | 'expected'
  | 'upcoming'
  | 'uncounted'

export interface StateOfShift {
  readonly state: ShiftState
  /** Whole minutes that go with the word: missed, late, on break or without an answer for, left before, begins in or expected for. */
  readonly minutes: number
}

/** `silent`: since when nothing was heard of who is at the post (`silentSince`); the sign-in page, which needs none of it, does not carry that rule. */
export function stateOf(shift: JudgedShift, now: Instant, settings: VerdictSettings, silent: Instant | null = null): StateOfShift {
  const since = (from: Instant, to: Instant) => Math.max(0, Math.floor(minutesBetween(from, to)))
  const says = (state: ShiftState, minutes = 0): StateOfShift => ({ state, minutes })
  const { arrivedAt, leftAt, startsAt, endsAt } = shift
  if (shift.isClockInUnconfirmed || shift.isClockOutUnconfirmed) return says('unconfirmed')
  const lateness = arrivedAt ? since(startsAt, arrivedAt) : 0
  if (leftAt) {
    if (shift.clockOutStatus === status.anomaly && leftAt < endsAt) return says('leftEarly', since(leftAt, endsAt))
    if (isOutsideArea(shift)) return says('finishedOutsideArea')
    return isLate(shift) ? says('finishedLate', lateness) : says('finished')
  }
  if (arrivedAt) {
    if (endStatus(shift, now, settings) === status.anomaly) return says('notLeft', since(endsAt, now))
    if (shift.breakStartedAt) return says('onBreak', since(shift.breakStartedAt, now))
    // A call is missed once managers were notified; clients and partners see none.
    if (silent !== null && shift.missedCheckCount > 0) return says('unanswered', since(silent, now))
    if (isOutsideArea(shift)) return says('outsideArea')
    return isLate(shift) ? says('late', lateness) : says('running')
  }
  if (isUnassigned(shift)) return says('unassigned')
  // Nobody held it until another took it over: that stays so, and waits for nobody any more.
  if (isMissed(shift, now, settings) && shift.followedById !== null && now >= endsAt) return says('replaced', since(startsAt, endsAt))
  if (isMissed(shift, now, settings)) return says('missed', since(startsAt, now))
  if (!isCounted(shift, settings) && now > startsAt) return says('uncounted')
  // From its start on nothing lies ahead any more: who is not there yet has been expected since.
  const isAhead = now < startsAt
  const away = isAhead ? Math.ceil(minutesBetween(now, startsAt)) : since(startsAt, now)
  if (shift.preClockInAt) return says('onTheWay', away)
  if (isPreClockingDue(shift, now, settings)) return says('preClockingDue', away)
  return says(isAhead ? 'upcoming' : 'expected', away)
}

/** From most to least urgent, then by time: how the services list is ordered. Who does not answer may be in danger. */
const urgency: Record<ShiftState, number> = {
  unanswered: 0,
  missed: 1,
  notLeft: 2,
  preClockingDue: 2,
  unconfirmed: 2,
  expected: 3,
  late: 3,
  outsideArea: 3,
  onBreak: 4,
  running: 4,
  unassigned: 5,
  onTheWay: 6,
  upcoming: 6,
  replaced: 7,
  leftEarly: 7,
  finishedLate: 7,
  finishedOutsideArea: 7,
  finished: 8,
  uncounted: 8,
}
export const urgencyOf = (state: ShiftState): number => urgency[state]

/**
 * Day or night of a shift (decisions/11-documents): its profile; without one, night when more than half of it lies
 * between 21h and 6h of the site's wall clock. Minutes are counted on instants, so a change of clock is exact.
 */
export function isNightShift(profileIsNight: boolean | null, nightMinutes: number, minutes: number): boolean {
  return profileIsNight ?? nightMinutes * 2 > minutes
}
