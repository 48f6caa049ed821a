import { addMinutes, minutesBetween, type Instant } from '../kit/time.ts'
import type { CompanySettings } from '../companies/settings.ts'
import { preClockingFrom } from './shifts.preClocking.rules.ts'

/** Statuses of a shift's start and end, as the specification numbers them. */
export const status = { done: 1, anomaly: 2, noContract: 3, awaited: 4 } as const
export type Status = (typeof status)[keyof typeof status]

/** Whom a reason is about beside the agent: it holds once the relief has clocked in at the post, or when a manager gives it. */
export const reasonDependencies = ['relief', 'manager'] as const
export type ReasonDependency = (typeof reasonDependencies)[number]

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
  /** Of `preClockingFrom`. */
  readonly preClockInNoticeMinutes?: number | null
  readonly breakStartedAt: Instant | null
  readonly isClockInForced: boolean
  readonly isClockOutForced: boolean
  readonly isClockInOutsideArea: boolean
  readonly isClockOutOutsideArea: boolean
  /** The reading of the phone was too coarse to say where the agent was. */
  readonly isClockInImprecise: boolean
  readonly isClockOutImprecise: boolean
  /** The arrival, or the departure, is to be confirmed: until a manager does, nothing counts it as done. */
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
  /** Acts on it that are to be confirmed, also those that change nothing on it. */
  readonly unconfirmedCount: number
  /** Its verification calls without an answer in time. */
  readonly missedCheckCount: number
  /** Whom the accepted reason of an early departure depends on; null: nobody, or there is none. */
  readonly leaveDependsOn: ReasonDependency | null
  /** When the relief clocked in at a post that was left early; null: it has not. */
  readonly relievedAt: Instant | null
  /** The service that holds its post from its end on: whoever had it was replaced. */
  readonly followedById: number | null
}

export type VerdictSettings = Pick<
  CompanySettings,
  'clocking_late_tolerance_minutes' | 'pre_clocking_resource_notification_minutes' | 'counts_from'
>

/** How long after its planned end a service that nobody has left is still in progress. */
export type ProgressSettings = Pick<CompanySettings, 'clocking_out_grace_minutes'>

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

/** Left before the planned end, by a departure that counts. */
const isLeftEarly = (shift: JudgedShift): boolean => {
  const leftAt = countedDeparture(shift)
  return leftAt !== null && leftAt < shift.endsAt
}

/** The reason of an early departure holds without the relief, and the post need not be held any longer: a manager said so. */
const isReleased = ({ leaveDependsOn, clockOutStatus }: JudgedShift): boolean =>
  leaveDependsOn === 'manager' && clockOutStatus === status.done

/** Nobody holds the post: its agent left early, no relief has clocked in, and the service is not over. */
export const isPostEmpty = (shift: JudgedShift, now: Instant): boolean =>
  isLeftEarly(shift) && shift.relievedAt === null && !isReleased(shift) && now >= shift.leftAt! && now < shift.endsAt

/** Whole minutes for which nobody held a post that was left early: until the relief clocked in, the planned end, or now. */
export function emptyMinutesOf(shift: JudgedShift, now: Instant): number {
  if (!isLeftEarly(shift) || isReleased(shift)) return 0
  const until = [shift.relievedAt ?? now, shift.endsAt, now].reduce((first, at) => (at < first ? at : first))
  return Math.max(0, Math.floor(minutesBetween(shift.leftAt!, until)))
}

export function endStatus(shift: JudgedShift, now: Instant, settings: VerdictSettings): Status {
  // The relief is there or it is not, whatever was said when the agent left.
  if (isLeftEarly(shift) && shift.leaveDependsOn === 'relief') return shift.relievedAt === null ? status.anomaly : status.done
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
  now >= preClockingFrom(shift, settings)

export const isUnassigned = (shift: JudgedShift): boolean => shift.agentId === null
export const isOutsideArea = (shift: JudgedShift): boolean => shift.isClockInOutsideArea || shift.isClockOutOutsideArea
export const isImprecisePlace = (shift: JudgedShift): boolean => shift.isClockInImprecise || shift.isClockOutImprecise
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
export const isLate = (shift: Pick<JudgedShift, 'startsAt' | 'arrivedAt' | 'isClockInUnconfirmed' | 'clockInStatus'>): boolean =>
  shift.arrivedAt !== null && !shift.isClockInUnconfirmed && shift.clockInStatus === status.anomaly && shift.arrivedAt > shift.startsAt

type Progressing = Pick<JudgedShift, 'startsAt' | 'endsAt' | 'arrivedAt' | 'leftAt'> & Unconfirmed
/**
 * In progress: from the planned start or the arrival, whichever is later, to the departure; who never clocks out leaves it after the
 * grace (decisions/06-clocking).
 */
export function isInProgress(shift: Progressing, now: Instant, { clocking_out_grace_minutes: grace }: ProgressSettings): boolean {
  const arrivedAt = countedArrival(shift)
  if (arrivedAt === null || countedDeparture(shift) !== null) return false
  return now >= arrivedAt && now >= shift.startsAt && now <= addMinutes(shift.endsAt, grace)
}
/** «En cours, à l’heure»: in progress, and not late. */
export const isRunningOntime = (shift: Progressing & Parameters<typeof isLate>[0], now: Instant, settings: ProgressSettings): boolean =>
  isInProgress(shift, now, settings) && !isLate(shift)

/** Somebody should be at the post now: who has not left it, or whom nobody has relieved. */
export const isExpectedNow = (shift: JudgedShift, now: Instant, settings: VerdictSettings): boolean =>
  shift.agentId !== null &&
  shift.startsAt <= now &&
  shift.endsAt > now &&
  (countedDeparture(shift) === null || isPostEmpty(shift, now)) &&
  isCounted(shift, settings)

/** The filters of the services list (coverage 4.054). */
export const filters = {
  unassigned: (shift: JudgedShift) => isUnassigned(shift),
  inProgress: (shift: JudgedShift, now: Instant, settings: ProgressSettings) => isInProgress(shift, now, settings),
  finished: (shift: JudgedShift, now: Instant) => countedDeparture(shift) !== null && now >= shift.endsAt,
  anomalies: (shift: JudgedShift, now: Instant, settings: VerdictSettings) =>
    isMissed(shift, now, settings) ||
    startStatus(shift, now, settings) === status.anomaly ||
    endStatus(shift, now, settings) === status.anomaly ||
    isPostEmpty(shift, now) ||
    isPreClockingDue(shift, now, settings) ||
    isForced(shift) ||
    isOutsideArea(shift) ||
    isImprecisePlace(shift) ||
    isUnconfirmed(shift) ||
    shift.missedCheckCount > 0,
  unconfirmed: (shift: JudgedShift) => isUnconfirmed(shift),
} as const

/** The one word that a list shows for a shift, the most urgent first; `heldAgain` is one of posts that changed hands alone. */
export type ShiftState =
  | 'unassigned'
  | 'missed'
  | 'postEmpty'
  | 'replaced'
  | 'notLeft'
  | 'heldAgain'
  | 'onBreak'
  | 'unanswered'
  | 'unconfirmed'
  | 'outsideArea'
  | 'imprecise'
  | 'late'
  | 'running'
  | 'early'
  | 'leftEarly'
  | 'relievedLate'
  | 'finishedLate'
  | 'finishedOutsideArea'
  | 'finishedImprecise'
  | 'finished'
  | 'preClockingDue'
  | 'onTheWay'
  | 'expected'
  | 'upcoming'
  | 'uncounted'

export interface StateOfShift {
  readonly state: ShiftState
  /** Whole minutes that go with the word: missed, empty, late, on break or without an answer for, left before, begins in or expected for. */
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
    if (isPostEmpty(shift, now)) return says('postEmpty', emptyMinutesOf(shift, now))
    if (leftAt < endsAt && endStatus(shift, now, settings) === status.anomaly) return says('leftEarly', since(leftAt, endsAt))
    const emptyMinutes = emptyMinutesOf(shift, now)
    if (shift.relievedAt && emptyMinutes > settings.clocking_late_tolerance_minutes) return says('relievedLate', emptyMinutes)
    if (isOutsideArea(shift)) return says('finishedOutsideArea')
    if (isImprecisePlace(shift)) return says('finishedImprecise')
    return isLate(shift) ? says('finishedLate', lateness) : says('finished')
  }
  if (arrivedAt) {
    if (endStatus(shift, now, settings) === status.anomaly) return says('notLeft', since(endsAt, now))
    if (shift.breakStartedAt) return says('onBreak', since(shift.breakStartedAt, now))
    // A call is missed once managers were notified; clients and partners see none.
    if (silent !== null && shift.missedCheckCount > 0) return says('unanswered', since(silent, now))
    if (isOutsideArea(shift)) return says('outsideArea')
    if (isImprecisePlace(shift)) return says('imprecise')
    if (now < startsAt) return says('early')
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

/** From most to least urgent, then by time: how the services list is ordered. Who does not answer may be in danger; a post that was held is empty now. */
const urgency: Record<ShiftState, number> = {
  unanswered: 0,
  missed: 2,
  postEmpty: 1,
  notLeft: 3,
  preClockingDue: 3,
  unconfirmed: 3,
  expected: 4,
  late: 4,
  heldAgain: 4,
  outsideArea: 4,
  imprecise: 4,
  onBreak: 5,
  running: 5,
  early: 5,
  unassigned: 6,
  onTheWay: 7,
  upcoming: 7,
  replaced: 8,
  leftEarly: 8,
  relievedLate: 8,
  finishedLate: 8,
  finishedOutsideArea: 8,
  finishedImprecise: 8,
  finished: 9,
  uncounted: 9,
}
export const urgencyOf = (state: ShiftState): number => urgency[state]

/**
 * Day or night of a shift (decisions/11-documents): its profile; without one, night when more than half of it lies
 * between 21h and 6h of the site's wall clock. Minutes are counted on instants, so a change of clock is exact.
 */
export function isNightShift(profileIsNight: boolean | null, nightMinutes: number, minutes: number): boolean {
  return profileIsNight ?? nightMinutes * 2 > minutes
}
