import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import {
  actTimeProblem,
  daysOfActs,
  mustSayWhen,
  proposedAt,
  type ActTimeProblem,
} from '@vigie/contract/clockings/clockings.times.rules.ts'
import {
  addDays,
  clockOf,
  dayOf,
  epochOf,
  instantOf,
  instantsOfLocal,
  localOf,
  type Day,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Draft } from './drafts.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'

/** It is not said, or no time; the clocks skip it; it precedes the arrival; or no act of the service can have been then. */
export type TimeProblem = 'required' | 'dayRequired' | 'unread' | 'skipped' | 'beforeArrival' | ActTimeProblem
/** A time of the site's clock, and when it was: at two instants, the earlier first, where a change of clock makes it twice. */
export interface MeantTime {
  readonly local: LocalDateTime
  readonly instants: readonly [Instant] | readonly [Instant, Instant]
}
export const isTimeProblem = (given: MeantTime | TimeProblem | null): given is TimeProblem => typeof given === 'string'

type Clocked = Pick<Shift, 'startsAt' | 'endsAt' | 'arrivedAt' | 'leftAt' | 'isClockOutUnconfirmed' | 'timeZone'>

const minuteOf = (at: Instant): Instant => instantOf(Math.floor(epochOf(at) / 60_000) * 60_000)

/**
 * What is meant by `HH:mm` of a day on the site's clock: of two instants those that the act can have been at. Otherwise what is
 * wrong with the first.
 */
export function timeOn(day: Day, time: string, act: string, shift: Clocked, now: Instant): MeantTime | TimeProblem {
  const local = `${day} ${time}:00` as LocalDateTime
  const arrived = act === 'end' ? shift.arrivedAt : null
  // The minute of the arrival is the arrival: it may have come some seconds into it.
  const meant = instantsOfLocal(local, shift.timeZone).map((at) => (arrived && at < arrived && at >= minuteOf(arrived) ? arrived : at))
  const problemOf = (at: Instant) => (arrived && at < arrived ? 'beforeArrival' : actTimeProblem(shift, act, at, now))
  const possible = meant.filter((at) => problemOf(at) === null)
  if (possible.length > 0) return { local: localOf(possible[0]!, shift.timeZone), instants: possible as [Instant] }
  return meant.length === 0 ? 'skipped' : problemOf(meant[0]!)!
}

/**
 * What is meant by `HH:mm` where the day is not asked for, since the service is of today: of the days around it the one that fits
 * nearest to when the act was planned. An arrival before midnight for a service that begins just after it is of yesterday.
 */
function meantTime(time: string, act: ForcedAct, shift: Clocked, now: Instant): MeantTime | TimeProblem {
  const planned = act === 'start' ? shift.startsAt : shift.endsAt
  const day = dayOf(localOf(planned, shift.timeZone))
  const found = [0, -1, 1].map((days) => timeOn(addDays(day, days), time, act, shift, now))
  const farness = ({ instants }: MeantTime) => Math.abs(epochOf(instants[0]) - epochOf(planned))
  const [nearest] = found.filter((one): one is MeantTime => !isTimeProblem(one)).toSorted((one, other) => farness(one) - farness(other))
  return found[0] === 'skipped' ? 'skipped' : (nearest ?? found[0]!)
}

/** The days to choose from, where an act may be of another one than today. */
export function askedDays(shift: Clocked, act: ForcedAct, now: Instant): readonly Day[] {
  const day = (at: Instant) => dayOf(localOf(at, shift.timeZone))
  const isOfToday = day(shift.startsAt) === day(now) && day(shift.endsAt) === day(now)
  return mustSayWhen(shift, act, now) && !isOfToday ? daysOfActs(shift, now) : []
}

/** What stands in the fields at first: when the act was planned, where it must be said when it was. */
export function proposedTime(shift: Clocked, act: ForcedAct, now: Instant): Pick<Draft, 'day' | 'time'> {
  const at = proposedAt(shift, act, now)
  if (at === null) return { day: '', time: '' }
  const local = localOf(at, shift.timeZone)
  return { day: dayOf(local), time: clockOf(local) }
}

/** What was said of a time of the site, or what is wrong with it; null when nothing was said and that means now. */
export function givenTime(
  given: Pick<Draft, 'day' | 'time'>,
  act: ForcedAct,
  shift: Clocked,
  now: Instant,
): MeantTime | TimeProblem | null {
  if (given.time.trim() === '') return mustSayWhen(shift, act, now) ? 'required' : null
  const time = readTime(given.time)
  if (time === null) return 'unread'
  if (askedDays(shift, act, now).length === 0) return meantTime(time, act, shift, now)
  return given.day === '' ? 'dayRequired' : timeOn(given.day as Day, time, act, shift, now)
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
