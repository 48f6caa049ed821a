import { epochOf, instantOf, type Instant } from '../kit/time.ts'
import type { CompanySettings } from '../companies/settings.ts'

export type CheckSettings = Pick<CompanySettings, 'shift_check_every_minutes' | 'shift_check_answer_minutes' | 'shift_check_since'>

export interface CheckedShift {
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  /** Instants at which the agent reported that all is well, in order. */
  readonly checkTimes: readonly Instant[]
  /** When breaks began and ended by turns, in order: the last one is open where their number is odd. */
  readonly pauseTimes: readonly Instant[]
}

/**
 * due: it may be answered in time · answered: it was · late: it was, after its time · missed: its time is over without
 * an answer. A departure in time answers an open one.
 */
export type CheckState = 'due' | 'answered' | 'late' | 'missed'
export interface ShiftCheck {
  readonly dueAt: Instant
  /** The last instant that answers it in time. */
  readonly answerBy: Instant
  readonly state: CheckState
  readonly answeredAt: Instant | null
}

const minute = 60_000

/** The pauses of a service in milliseconds; one that is open ends never. */
const pausesOf = ({ pauseTimes }: CheckedShift) =>
  Array.from({ length: Math.ceil(pauseTimes.length / 2) }, (_, at) => {
    const to = pauseTimes[2 * at + 1]
    return { from: epochOf(pauseTimes[2 * at]!), to: to === undefined ? Infinity : epochOf(to) }
  })

/**
 * When the calls of a service fall due, in milliseconds: after each interval that was worked since the arrival, for a break does
 * not count, while what is left of the planned service is enough to answer. None before the company's calls were set as they are.
 */
function* dueTimes(shift: CheckedShift, settings: CheckSettings): Generator<number> {
  const every = settings.shift_check_every_minutes * minute
  if (every <= 0 || shift.arrivedAt === null) return
  const last = epochOf(shift.endsAt) - settings.shift_check_answer_minutes * minute
  const since = settings.shift_check_since === null ? -Infinity : epochOf(settings.shift_check_since)
  const pauses = pausesOf(shift)
  let at = epochOf(shift.arrivedAt)
  for (;;) {
    let left = every
    for (const { from, to } of pauses) {
      if (to <= at) continue
      if (from > at + left) break
      left -= Math.max(0, from - at)
      at = to
    }
    at += left
    if (at > last) return
    if (at >= since) yield at
  }
}

/** The verification calls of a service that have fallen due by an instant, in order, and what became of each. */
export function checksOf(shift: CheckedShift, now: Instant, settings: CheckSettings): ShiftCheck[] {
  const until = Math.min(epochOf(now), shift.leftAt === null ? Infinity : epochOf(shift.leftAt))
  const due = [...dueTimes(shift, settings)].filter((at) => at <= until)
  return due.flatMap((at, place) => {
    const answerBy = at + settings.shift_check_answer_minutes * minute
    const next = due[place + 1] ?? Infinity
    const answeredAt = shift.checkTimes.find((said) => epochOf(said) >= at && epochOf(said) < next && epochOf(said) <= until) ?? null
    if (answeredAt === null && shift.leftAt !== null && epochOf(shift.leftAt) <= answerBy) return []
    const state = answeredAt === null ? (until <= answerBy ? 'due' : 'missed') : epochOf(answeredAt) <= answerBy ? 'answered' : 'late'
    return { dueAt: instantOf(at), answerBy: instantOf(answerBy), state, answeredAt }
  })
}

/** The call that may be answered now: the last one, late too, while its service runs. Null: none is, or it has been. */
export function openCheck(shift: CheckedShift, now: Instant, settings: CheckSettings): ShiftCheck | null {
  if (shift.leftAt !== null || now > shift.endsAt) return null
  const last = checksOf(shift, now, settings).at(-1)
  return last !== undefined && last.answeredAt === null ? last : null
}

/** An instant of a page's clock, which turns every few seconds: what was said meanwhile has happened all the same. */
export const notBeforeSaid = ({ checkTimes, pauseTimes }: CheckedShift, now: Instant): Instant =>
  [checkTimes.at(-1), pauseTimes.at(-1)].reduce<Instant>((latest, said) => (said !== undefined && said > latest ? said : latest), now)

/** The call that a page shows as open. */
export const shownCheck = (shift: CheckedShift, now: Instant, settings: CheckSettings): ShiftCheck | null =>
  openCheck(shift, notBeforeSaid(shift, now), settings)

/**
 * Since when nothing has been heard of an agent on duty: the last call whose time is over was missed, and no answer and no break
 * came after it. The call that is due meanwhile changes nothing. Null: there is nothing to worry about.
 */
export function silentSince(shift: CheckedShift, looked: Instant, settings: CheckSettings): Instant | null {
  const now = notBeforeSaid(shift, looked)
  if (shift.leftAt !== null) return null
  const last = checksOf(shift, now, settings).findLast(({ state }) => state !== 'due')
  if (last?.state !== 'missed') return null
  return shift.pauseTimes.some((at) => at > last.dueAt && at <= now) ? null : last.dueAt
}

/** When the next call falls due, as far as is known now; null: none will. */
export function nextCheckAt(shift: CheckedShift, now: Instant, settings: CheckSettings): Instant | null {
  if (shift.leftAt !== null) return null
  for (const at of dueTimes(shift, settings)) if (at > epochOf(now)) return instantOf(at)
  return null
}
