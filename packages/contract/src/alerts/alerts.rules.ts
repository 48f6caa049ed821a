import { addDays, addMinutes, clockOf, dayOf, localOf, type Day, type Instant } from '../kit/time.ts'
import type { CompanySettings } from '../companies/settings.ts'
import { preClockingFrom } from '../shifts/shifts.preClocking.rules.ts'
import {
  countedArrival,
  isCounted,
  isMissed,
  isPostEmpty,
  isPreClockingDue,
  isUnassigned,
  type JudgedShift,
  type VerdictSettings,
} from '../shifts/shifts.rules.ts'
import { isCountedBack, type AlertKind, type AlertRule } from './alerts.kinds.ts'

/** What is wrong with a service, or about to be: `since` when. `isUrgent`: managers are notified of it, not the agent alone. */
export interface Wrong {
  readonly kind: AlertKind
  readonly since: Instant
  readonly isUrgent: boolean
  /** From when the minutes of the escalation are counted; unset: `since`. */
  readonly countedFrom?: Instant
}

export interface AlertedShift extends JudgedShift {
  /** When its last unanswered verification call fell due; null: none since the agent last answered. */
  readonly silentFrom: Instant | null
  /** When it was planned as it is; null: with the first plan. */
  readonly plannedAt: Instant | null
}

export type AlertSettings = VerdictSettings & Pick<CompanySettings, 'shift_check_answer_minutes'>

/** Minutes after the planned end for which a silent agent who has not left stays an alert. */
export const silentAfterEnd = 60

/**
 * What there is to alert of on a service now (decisions/12-notifications). A service that another one follows ends where that one begins;
 * an arrival that is to be confirmed is somebody's who came, and has a notice of its own.
 */
export function wrongOf(shift: AlertedShift, now: Instant, settings: AlertSettings, rules: readonly AlertRule[]): Wrong[] {
  const isSilent = shift.silentFrom !== null && shift.leftAt === null && countedArrival(shift) !== null
  const until = isSilent && shift.followedById === null ? addMinutes(shift.endsAt, silentAfterEnd) : shift.endsAt
  if (now >= until || !isCounted(shift, settings)) return []
  const says = (kind: AlertKind, since: Instant, isUrgent = true): Wrong[] => [{ kind, since, isUrgent }]
  if (isUnassigned(shift)) {
    const from = addMinutes(shift.startsAt, -farthestBack(rules))
    return now >= from ? says('uncovered', from) : []
  }
  if (isPostEmpty(shift, now)) return says('postEmpty', shift.leftAt!)
  if (isSilent) {
    const countedFrom = addMinutes(shift.silentFrom, settings.shift_check_answer_minutes)
    return [{ kind: 'checkMissed', since: shift.silentFrom, isUrgent: true, countedFrom }]
  }
  if (shift.arrivedAt !== null) return []
  if (now >= shift.startsAt) {
    const since = shift.startsAt
    // An agent who was given it after its start is waited for from then on.
    const countedFrom = shift.plannedAt !== null && shift.plannedAt > since ? shift.plannedAt : since
    return [{ kind: 'notArrived', since, isUrgent: isMissed(shift, now, settings), countedFrom }]
  }
  return isPreClockingDue(shift, now, settings) ? says('preClockingMissing', preClockingFrom(shift, settings)) : []
}

/** Another verification call went unanswered after the alert was closed: that is a new alert. */
export const isAnew = ({ kind, countedFrom }: Wrong, doneAt: Instant): boolean =>
  kind === 'checkMissed' && countedFrom !== undefined && countedFrom > doneAt

/** Minutes before the start of a service from which on it is missing an agent. */
export function farthestBack(rules: readonly AlertRule[]): number {
  const rule = rules.find(({ kind }) => kind === 'uncovered')
  return rule ? Math.max(rule.dutyAfter, rule.allAfter ?? 0) : 0
}

/** How far an alert has come: who was notified of it, and who has taken charge. */
export interface Progress {
  readonly agentToldAt: Instant | null
  readonly dutyToldAt: Instant | null
  readonly allToldAt: Instant | null
  /** When managers were notified last. */
  readonly toldAt: Instant | null
  readonly takenAt: Instant | null
  /** How often anybody was notified. */
  readonly toldCount: number
}
/** Nothing was told yet. */
export const untold: Progress = { agentToldAt: null, dutyToldAt: null, allToldAt: null, toldAt: null, takenAt: null, toldCount: 0 }

/** So often one alert is told at the most: whom eight notices do not move, more do not reach, and a mailbox is read no more. */
const mostTold = 8

/** Whom a step of the escalation notifies now. `isTaker`: whoever has taken charge, since it is still so. */
export interface Step {
  readonly toAgent: boolean
  readonly to: 'duty' | 'all' | 'taker' | null
}

/**
 * The step of the escalation that is due now. A step that was missed while the server was away is made up for once, by the widest one.
 * Who has taken charge is notified alone, of a further step and never of a reminder.
 */
export function stepOf(
  { since, isUrgent, countedFrom = since }: Wrong,
  startsAt: Instant,
  rule: AlertRule,
  progress: Progress,
  now: Instant,
): Step {
  const isDue = (minutes: number | null) =>
    minutes !== null && now >= (isCountedBack(rule.kind) ? addMinutes(startsAt, -minutes) : addMinutes(countedFrom, minutes))
  const toAgent = progress.agentToldAt === null && progress.takenAt === null && isDue(rule.agentAfter)
  if (!isUrgent) return { toAgent, to: null }
  const isDutyDue = progress.dutyToldAt === null && isDue(rule.dutyAfter)
  const isAllDue = progress.allToldAt === null && isDue(rule.allAfter)
  if (progress.takenAt !== null) return { toAgent, to: isAllDue && isCountedBack(rule.kind) ? 'taker' : null }
  if (isAllDue) return { toAgent, to: 'all' }
  if (isDutyDue) return { toAgent, to: 'duty' }
  const isReminderDue =
    rule.repeatEvery > 0 &&
    progress.toldCount < mostTold &&
    progress.toldAt !== null &&
    now >= addMinutes(progress.toldAt, rule.repeatEvery)
  return { toAgent, to: isReminderDue ? (progress.allToldAt === null ? 'duty' : 'all') : null }
}

export interface Duty {
  readonly userId: number
  /** 1 Monday … 7 Sunday, on which it begins. */
  readonly days: readonly number[]
  readonly from: string
  readonly until: string
}
const weekdayOf = (on: Day): number => ((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** The managers who are on duty at an instant, by the company's clock; nights belong to the day on which they begin. */
export function onDutyAt(duties: readonly Duty[], now: Instant, timeZone: string): number[] {
  const local = localOf(now, timeZone)
  const [clock, today] = [clockOf(local), dayOf(local)]
  const isOn = ({ days, from, until }: Duty): boolean => {
    const beginsToday = days.includes(weekdayOf(today)) && clock >= from
    if (from < until) return beginsToday && clock < until
    return beginsToday || (days.includes(weekdayOf(addDays(today, -1))) && clock < until)
  }
  return [...new Set(duties.filter(isOn).map(({ userId }) => userId))]
}
