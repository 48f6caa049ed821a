import { addMinutes, addSeconds, minutesBetween, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { eveningPosts, fatesOf, type Fate } from './fates.ts'
import { dice } from '../random.ts'
import { shiftsOf, type PlannedShift } from '../people/roster.ts'
import { plannedSites } from '../places/sites.plan.ts'

export interface PlannedBreak {
  readonly startsAt: Instant
  readonly minutes: number
}

const withoutClocking = new Set(plannedSites.filter(({ ways }) => ways === 'none').map(({ code }) => code))

/** Whoever came late, clocked outside or waits to be confirmed is to be seen as such, not as on break; but for the evening posts, which are more. */
function isPausing({ post }: PlannedShift, fate: Fate): boolean {
  if (withoutClocking.has(post.site)) return false
  if (fate === 'late') return eveningPosts.includes(post.key)
  return !['outside', 'offline', 'doubtful', 'missed', 'unassigned'].includes(fate)
}

/** Nobody pauses in the first hour of a service, nor when its end is near: some leave early. */
const firstMinutes = 60
const lastMinutes = 105
const cached = new Map<Day, ReadonlyMap<string, PlannedBreak>>()

/**
 * The breaks of the services that begin on a day, by the key of their post. They follow one another around the clock,
 * each a little before the last has ended, so that there is always somebody on break; whoever ends soonest goes first.
 */
export function breaksOf(day: Day): ReadonlyMap<string, PlannedBreak> {
  const known = cached.get(day)
  if (known) return known
  const fates = fatesOf(day)
  const waiting = shiftsOf(day)
    .filter((shift) => isPausing(shift, fates.get(shift.post.key) ?? 'plain'))
    .toSorted((one, other) => (one.endsAt < other.endsAt ? -1 : one.endsAt > other.endsAt ? 1 : 0))
  const breaks = new Map<string, PlannedBreak>()
  // Around the clock, and a little into the next day's, from the first hours of those who began at night.
  let at = addMinutes(`${day}T00:00:00Z` as Instant, 2.5 * 60)
  const last = addMinutes(at, 24.5 * 60)
  while (at < last) {
    const next = waiting.findIndex((shift) => mayPause(shift, at))
    const [shift] = next < 0 ? [] : waiting.splice(next, 1)
    if (shift) {
      const minutes = breakMinutesOf(shift)
      breaks.set(shift.post.key, { startsAt: addSeconds(at, -dice('break', shift.post.key, day).whole(5, 55)), minutes })
      at = addMinutes(at, minutes - 2)
    } else at = addMinutes(at, 10)
  }
  if (cached.size > 1_000) cached.clear()
  cached.set(day, breaks)
  return breaks
}

/** Minutes of break: an hour in a service of ten hours or more, else fifty minutes. */
export const breakMinutesOf = ({ startsAt, endsAt }: Pick<PlannedShift, 'startsAt' | 'endsAt'>): number =>
  minutesBetween(startsAt, endsAt) >= 600 ? 60 : 50

const mayPause = (shift: PlannedShift, at: Instant): boolean =>
  addMinutes(shift.startsAt, firstMinutes) <= at && addMinutes(at, breakMinutesOf(shift)) <= addMinutes(shift.endsAt, -lastMinutes)
