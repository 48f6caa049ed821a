import { addMinutes, addSeconds, minutesBetween, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { fatesOf, type Fate } from './fates.ts'
import { dice } from './random.ts'
import { servicesOf, type PlannedShift } from './roster.ts'

export interface PlannedBreak {
  readonly startsAt: Instant
  readonly minutes: number
}

const pausing: readonly Fate[] = ['plain', 'late', 'outside', 'outsideAtEnd', 'relieved']
/** Nobody pauses in the first hour of a service, nor in the last. */
const marginMinutes = 60
const remembered = new Map<Day, ReadonlyMap<string, PlannedBreak>>()

/**
 * The breaks of the services that begin on a day, by the key of their post. They follow one another around the clock,
 * each a little before the last has ended, so that there is always somebody on break; whoever ends soonest goes first.
 */
export function breaksOf(day: Day): ReadonlyMap<string, PlannedBreak> {
  const known = remembered.get(day)
  if (known) return known
  const fates = fatesOf(day)
  const waiting = servicesOf(day)
    .filter(({ post }) => pausing.includes(fates.get(post.key) ?? 'plain'))
    .toSorted((one, other) => (one.endsAt < other.endsAt ? -1 : one.endsAt > other.endsAt ? 1 : 0))
  const breaks = new Map<string, PlannedBreak>()
  // From the first service's second hour until the last one's end, in steps where nobody may pause.
  let at = addMinutes(`${day}T00:00:00Z` as Instant, marginMinutes)
  const last = addMinutes(at, 32 * 60)
  while (at < last) {
    const next = waiting.findIndex((shift) => mayPause(shift, at))
    const [shift] = next < 0 ? [] : waiting.splice(next, 1)
    if (shift) {
      const minutes = lengthOf(shift)
      breaks.set(shift.post.key, { startsAt: addSeconds(at, -dice('break', shift.post.key, day).whole(5, 55)), minutes })
      at = addMinutes(at, minutes - 2)
    } else at = addMinutes(at, 10)
  }
  if (remembered.size > 1_000) remembered.clear()
  remembered.set(day, breaks)
  return breaks
}

/** An hour in ten or more, else three quarters of one. */
const lengthOf = ({ startsAt, endsAt }: PlannedShift): number => (minutesBetween(startsAt, endsAt) >= 600 ? 60 : 45)

const mayPause = (shift: PlannedShift, at: Instant): boolean =>
  addMinutes(shift.startsAt, marginMinutes) <= at && addMinutes(at, lengthOf(shift)) <= addMinutes(shift.endsAt, -marginMinutes)
