import { addDays, instantOfLocal, midnightOf, type Day, type Instant } from '../kit/time.ts'
import {
  inOrder,
  minute,
  mondayOf,
  stretchesOf,
  sundayOf,
  weekAt,
  weeksOf,
  workedIn,
  type PlannedShift,
} from '../planning/planning.periods.ts'
import type { JudgedShift } from '../shifts/shifts.rules.ts'
import { fateOfShift, type FateOfShift } from './demands.rules.ts'

type HeldShift = PlannedShift & Pick<JudgedShift, 'arrivedAt' | 'leftAt' | 'preClockInAt' | 'unconfirmedCount'>

/** From the first midnight of an absence to the one after its last day, in the zone of the company: half open. */
export const spanOfAbsence = (first: Day, last: Day, timeZone: string): readonly [from: Instant, to: Instant] => [
  instantOfLocal(midnightOf(first), timeZone),
  instantOfLocal(midnightOf(addDays(last, 1)), timeZone),
]

const dayLength = 24 * 60 * minute
/** The civil weeks of an absence and of the day before and after it: a service that lies in it may begin, or end, in another week. */
const weeksTouched = ([from, to]: readonly [Instant, Instant], timeZone: string): readonly [first: number, last: number] => [
  weekAt(Date.parse(from) - dayLength, timeZone),
  weekAt(Date.parse(to) - 1 + dayLength, timeZone),
]

/** Those weeks, whole, with a day beside: a service may begin in another zone, and end the day after. */
export function weeksAroundAbsence(first: Day, last: Day, timeZone: string): readonly [from: Instant, to: Instant] {
  const [before, after] = weeksTouched(spanOfAbsence(first, last, timeZone), timeZone)
  const [monday, sunday] = [mondayOf(before), sundayOf(after)]
  return [instantOfLocal(midnightOf(addDays(monday, -1)), timeZone), instantOfLocal(midnightOf(addDays(sunday, 2)), timeZone)]
}

export interface WeekOfAbsence {
  readonly startsOn: Day
  readonly minutes: number
  readonly minutesAfter: number
}

/** What becomes of each service, in the order given: null outside the absence. */
export const fatesOf = (shifts: readonly HeldShift[], [from, to]: readonly [Instant, Instant], now: Instant): (FateOfShift | null)[] =>
  shifts.map((shift) => (shift.startsAt < to && shift.endsAt > from ? fateOfShift(shift, now) : null))

/** Minutes planned in each civil week (Monday to Sunday, cut at the sites' own midnights) that the absence touches, or takes hours of. */
export function weeksOfAbsence(
  shifts: readonly HeldShift[],
  fates: readonly (FateOfShift | null)[],
  span: readonly [Instant, Instant],
  timeZone: string,
): WeekOfAbsence[] {
  const kept = shifts.filter((_, at) => fates[at] !== 'opens')
  const [before, after] = [shifts, kept].map((list) => weeksOf(stretchesOf(inOrder(list)))) as [
    ReturnType<typeof weeksOf>,
    ReturnType<typeof weeksOf>,
  ]
  const [first, last] = weeksTouched(span, timeZone)
  const [own, ownLast] = [weekAt(Date.parse(span[0]), timeZone), weekAt(Date.parse(span[1]) - 1, timeZone)]
  const minutesIn = (weeks: ReturnType<typeof weeksOf>, week: number) => Math.round(workedIn(weeks.get(week) ?? []) / minute)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((week) => {
    const [minutes, minutesAfter] = [minutesIn(before, week), minutesIn(after, week)]
    const isBeside = week < own || week > ownLast
    return isBeside && minutes === minutesAfter ? [] : [{ startsOn: mondayOf(week), minutes, minutesAfter }]
  })
}
