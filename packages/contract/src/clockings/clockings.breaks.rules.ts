import { addMinutes, minutesBetween, type Instant } from '../kit/time.ts'

export const breakActs = ['break_start', 'break_end'] as const
export type BreakAct = (typeof breakActs)[number]
export const isBreakAct = (kind: string): kind is BreakAct => (breakActs as readonly string[]).includes(kind)

/**
 * Maximum number of breaks of one service: each stays in the journal and travels with the service for ever. Queued ones
 * beyond it wait for a manager.
 */
export const mostBreaks = 50

/** Whether one more break may begin, by the instants at which breaks began and ended by turns. */
export const hasRoomForBreak = (act: string, { pauseTimes }: { readonly pauseTimes: readonly Instant[] }): boolean =>
  act !== 'break_start' || pauseTimes.length < 2 * mostBreaks

/** Minutes of break in a row that are due once so many minutes of work are reached (Code du travail, L3121-16). */
export const dueBreak = { minutes: 20, afterMinutes: 6 * 60 } as const

/** Minutes before the planned end from which an agent at the clock has likely come to leave. */
const nearEndMinutes = 30

/** The break that is open: as it counts, and as its agent has said it, also by acts that are to be confirmed. */
export interface OpenBreak {
  readonly breakStartedAt: Instant | null
  readonly saidBreakStartedAt: Instant | null
}

/**
 * Whether an act of break follows what is recorded. One that waits for a manager blocks no other: an unconfirmed break may be
 * ended, and another may begin after an unconfirmed end.
 */
export const isBreakTurn = (act: BreakAct, { breakStartedAt, saidBreakStartedAt }: OpenBreak, at: Instant): boolean =>
  act === 'break_start'
    ? breakStartedAt === null || saidBreakStartedAt === null
    : (breakStartedAt !== null && at >= breakStartedAt) || (saidBreakStartedAt !== null && at >= saidBreakStartedAt)

export interface RestedShift extends OpenBreak {
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  /** Of breaks that are over: all of them, and the longest. */
  readonly breakMinutes: number
  readonly longestBreakMinutes: number
}

/** The next act of break, as the agent has said the last: to begin one, to end the one that is open; null: the agent is not at the post. */
export const breakActOf = ({ arrivedAt, leftAt, saidBreakStartedAt }: Omit<RestedShift, 'endsAt'>): BreakAct | null =>
  arrivedAt === null || leftAt !== null ? null : saidBreakStartedAt === null ? 'break_start' : 'break_end'

/** The act for which an agent at the post most likely comes to the clock. */
export const likelyAct = (shift: RestedShift, now: Instant): BreakAct | 'end' =>
  shift.saidBreakStartedAt !== null ? 'break_end' : now >= addMinutes(shift.endsAt, -nearEndMinutes) ? 'end' : 'break_start'

export interface RestState {
  /** Whole minutes since the arrival without the breaks. */
  readonly workedMinutes: number
  /** Whole minutes of break, with the one that is open. */
  readonly restedMinutes: number
  /** Whole minutes of the open break; null: none is open. */
  readonly openMinutes: number | null
  /** Twenty minutes in a row were taken, or are being taken. */
  readonly isTaken: boolean
  /** When six hours of work are reached without it; null: it was taken, or the service ends before. */
  readonly dueAt: Instant | null
  /** Six hours are reached and it was not taken. */
  readonly isOverdue: boolean
}

/**
 * How an agent who is at the post has worked and rested, and when the break of the law is due: twenty minutes in a row at
 * the latest when six hours of work are reached. A shorter break is no work, and puts the sixth hour off by itself. The open one is the
 * one that the agent has said. Null: the agent is not at the post. It is said and never enforced: labour law refuses no clocking.
 */
export function restOf(shift: RestedShift, now: Instant): RestState | null {
  const { arrivedAt, leftAt, saidBreakStartedAt, breakMinutes, longestBreakMinutes, endsAt } = shift
  if (arrivedAt === null || leftAt !== null) return null
  const openMinutes = saidBreakStartedAt === null ? null : wholeMinutes(saidBreakStartedAt, now)
  const restedMinutes = breakMinutes + (openMinutes ?? 0)
  const isTaken = Math.max(longestBreakMinutes, openMinutes ?? 0) >= dueBreak.minutes
  const reachedAt = addMinutes(arrivedAt, dueBreak.afterMinutes + restedMinutes)
  const isWithin = reachedAt <= endsAt || reachedAt <= now
  const dueAt = !isTaken && isWithin ? reachedAt : null
  const workedMinutes = Math.max(0, wholeMinutes(arrivedAt, now) - restedMinutes)
  return { workedMinutes, restedMinutes, openMinutes, isTaken, dueAt, isOverdue: dueAt !== null && dueAt <= now }
}

const wholeMinutes = (from: Instant, to: Instant): number => Math.max(0, Math.floor(minutesBetween(from, to)))
