import { addDays, dayNumberAt, dayNumbered, epochOf, instantOfLocal, midnightOf, offsetAt, type Day, type Instant } from '../kit/time.ts'

/** What a rule must know of a service. Its breaks are work: a break that keeps the agent on watch is paid. */
export interface PlannedShift {
  readonly number: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Of the site: days and weeks are the site's. */
  readonly timeZone: string
  /** Of the site, for the holidays of a minor; unset: of none. */
  readonly sectorId?: number | null
  /** The planned break, which a minor must have; unset: none is planned. */
  readonly breakMinutes?: number | null
}

/** A stretch of work, in milliseconds of the epoch. What two services have in common is counted once. */
export interface Stretch {
  readonly shift: PlannedShift
  readonly from: number
  readonly to: number
}

/** Services between which there is no rest. */
export interface WorkPeriod {
  readonly stretches: Stretch[]
  /** The day on which it begins. */
  readonly on: Day
  readonly from: number
  to: number
}

export const minute = 60_000
export const hour = 60 * minute
// The first Monday of the epoch is the 5th of January 1970: weeks are counted from the one before it.
const daysBeforeFirstMonday = 3

const localEpoch = (epoch: number, timeZone: string) => epoch + offsetAt(epoch, timeZone)

/** The calendar day of an instant in a zone. */
export const dayAt = (epoch: number, timeZone: string): Day => dayNumbered(dayNumberAt(epoch, timeZone))

/** The number of the civil week (Monday 0h to Sunday 24h) in which an instant lies in a zone. */
export const weekAt = (epoch: number, timeZone: string): number => Math.floor((dayNumberAt(epoch, timeZone) + daysBeforeFirstMonday) / 7)
/** The number of the civil week of a day. */
export const weekOf = (day: Day): number => Math.floor((Date.parse(day) / (24 * hour) + daysBeforeFirstMonday) / 7)
export const mondayOf = (week: number): Day => dayNumbered(week * 7 - daysBeforeFirstMonday)
export const sundayOf = (week: number): Day => addDays(mondayOf(week), 6)
const weekStarts = new Map<string, Map<number, number>>()
/** The instant at which a civil week begins in a zone; remembered, for those of a year are asked for by the thousand. */
export function weekStart(week: number, timeZone: string): number {
  let known = weekStarts.get(timeZone)
  if (!known) weekStarts.set(timeZone, (known = new Map()))
  let start = known.get(week)
  if (start === undefined) {
    start = epochOf(instantOfLocal(midnightOf(mondayOf(week)), timeZone))
    if (known.size > 5_000) known.clear()
    known.set(week, start)
  }
  return start
}

/** Services in the order of their starts. */
export const inOrder = (shifts: readonly PlannedShift[]): PlannedShift[] =>
  shifts.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.endsAt < b.endsAt ? -1 : 1))

/** The work of ordered services without what they have in common. */
export function stretchesOf(ordered: readonly PlannedShift[]): Stretch[] {
  const stretches: Stretch[] = []
  let reached = -Infinity
  for (const shift of ordered) {
    const from = Math.max(epochOf(shift.startsAt), reached)
    const to = epochOf(shift.endsAt)
    if (to <= from) continue
    stretches.push({ shift, from, to })
    reached = to
  }
  return stretches
}

/** Joins stretches into work periods; `gapAt` says in milliseconds which pause is no rest yet. */
export function periodsOf(stretches: readonly Stretch[], gapAt: (stretch: Stretch) => number): WorkPeriod[] {
  const periods: WorkPeriod[] = []
  for (const stretch of stretches) {
    const last = periods.at(-1)
    if (last && stretch.from - last.to <= gapAt(stretch)) {
      last.stretches.push(stretch)
      last.to = stretch.to
    } else periods.push({ stretches: [stretch], on: dayAt(stretch.from, stretch.shift.timeZone), from: stretch.from, to: stretch.to })
  }
  return periods
}

/** Milliseconds really worked. */
export const workedIn = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** Milliseconds between the starts and ends that a clock on the wall shows. */
export const shownIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to, shift }) => sum + localEpoch(to, shift.timeZone) - localEpoch(from, shift.timeZone), 0)

/** The days that a stretch touches. */
export function daysOf({ from, to, shift }: Stretch): Day[] {
  const [first, last] = [dayNumberAt(from, shift.timeZone), dayNumberAt(to - 1, shift.timeZone)]
  return Array.from({ length: last - first + 1 }, (_, at) => dayNumbered(first + at))
}

/** What was worked in each civil week, cut where the week ends at the site. */
export function weeksOf(stretches: readonly Stretch[]): Map<number, Stretch[]> {
  const weeks = new Map<number, Stretch[]>()
  const put = (week: number, stretch: Stretch) => {
    const there = weeks.get(week)
    if (there) there.push(stretch)
    else weeks.set(week, [stretch])
  }
  for (const stretch of stretches) {
    const { shift, to } = stretch
    let from = stretch.from
    const last = weekAt(to - 1, shift.timeZone)
    for (let week = weekAt(from, shift.timeZone); week <= last; week++) {
      const end = week === last ? to : weekStart(week + 1, shift.timeZone)
      put(week, { shift, from, to: end })
      from = end
    }
  }
  return weeks
}
