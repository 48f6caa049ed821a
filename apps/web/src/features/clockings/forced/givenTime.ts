import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import {
  addDays,
  addMinutes,
  dayOf,
  epochOf,
  instantOf,
  instantOfLocal,
  instantsOfLocal,
  localOf,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Draft } from './drafts.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'

/** It is no time; the clocks skip it; it has not come yet; or it precedes the arrival. */
export type TimeProblem = 'unread' | 'skipped' | 'ahead' | 'beforeArrival'
/** A time of the site's clock, and when it was: at two instants, the earlier first, where a change of clock makes it twice. */
export interface MeantTime {
  readonly local: LocalDateTime
  readonly instants: readonly [Instant] | readonly [Instant, Instant]
}
export const isTimeProblem = (given: MeantTime | TimeProblem | null): given is TimeProblem => typeof given === 'string'

type Clocked = Pick<Shift, 'startsAt' | 'arrivedAt' | 'timeZone'>

const hour = 3_600_000
const minuteOf = (at: Instant): Instant => instantOf(Math.floor(epochOf(at) / 60_000) * 60_000)

/**
 * What is meant by `HH:mm` on the site's clock. An arrival lies from 6 h before the planned start to 18 h after it, a
 * departure within the 24 h after the arrival: one day alone fits, so 19:02 typed in the morning for last night's shift is
 * last night's. What has not come yet, and a departure before the arrival, cannot be meant, nor asked about.
 */
export function meantTime(time: string, act: ForcedAct, { startsAt, arrivedAt, timeZone }: Clocked, now: Instant): MeantTime | TimeProblem {
  const arrived = act === 'end' ? arrivedAt : null
  const from = arrived ? minuteOf(arrived) : addMinutes(startsAt, -6 * 60)
  const first = dayOf(localOf(from, timeZone))
  for (const days of [0, 1]) {
    const local = `${addDays(first, days)} ${time}:00` as LocalDateTime
    const meant = instantsOfLocal(local, timeZone)
    if (meant.length === 0 && instantOfLocal(local, timeZone) >= from) return 'skipped'
    const fitting = meant.filter((at) => at >= from)
    if (fitting.length === 0) continue
    const possible = fitting.filter((at) => at <= now)
    if (possible.length === 0) return arrived && epochOf(from) + 24 * hour - epochOf(fitting[0]!) <= 6 * hour ? 'beforeArrival' : 'ahead'
    // The minute of the arrival is the arrival: it may have come some seconds into it.
    const instants = possible.map((at) => (arrived && at < arrived ? arrived : at)) as [Instant]
    return { local: localOf(instants[0], timeZone), instants }
  }
  return 'ahead'
}

/** What was typed as a time of the site, or what is wrong with it; null when nothing was typed, which means now. */
export function givenTime(typed: string, act: ForcedAct, shift: Clocked, now: Instant): MeantTime | TimeProblem | null {
  if (typed.trim() === '') return null
  const time = readTime(typed)
  return time === null ? 'unread' : meantTime(time, act, shift, now)
}

type Given = MeantTime | TimeProblem | null
export const isTwice = (given: Given): given is MeantTime => given !== null && !isTimeProblem(given) && given.instants.length === 2

/** The instant that is meant; null for now, for what is wrong, and while it is not said which of two. */
export function chosenOf(given: Given, which: Draft['which']): Instant | null {
  if (given === null || isTimeProblem(given)) return null
  const [first, second] = given.instants
  if (!second) return first
  return which === '' ? null : which === 'first' ? first : second
}

/** Which of the two an instant is, where its time comes twice on the site's clock. */
export function roundOf(local: LocalDateTime, at: Instant, timeZone: string): 'first' | 'second' | null {
  const [first, second] = instantsOfLocal(local, timeZone)
  return !second ? null : at === first ? 'first' : 'second'
}
