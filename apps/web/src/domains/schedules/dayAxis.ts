import {
  addDays,
  clockOf,
  epochOf,
  instantOf,
  instantOfLocal,
  localOf,
  midnightOf,
  type Day,
  type Instant,
} from '@vigie/contract/kit/time.ts'

const hour = 3_600_000

/**
 * One day of a site's wall clock as it really passes: 23 or 25 hours where the clock changes. Places are counted in hours
 * since its midnight, so that a bar is as long as the work is, and each hour stands where it was.
 */
export interface DayAxis {
  readonly day: Day
  /** Milliseconds of the epoch: its midnight, and the next one. */
  readonly from: number
  readonly to: number
  readonly hours: number
  /** The full hours between, as the clock shows them: on the day of 25, 02:00 comes twice. */
  readonly ticks: readonly { readonly at: number; readonly clock: string }[]
}

const known = new Map<string, DayAxis>()

export function axisOf(day: Day, zone: string): DayAxis {
  const key = `${day} ${zone}`
  let axis = known.get(key)
  if (!axis) {
    if (known.size > 400) known.clear()
    known.set(key, (axis = makeAxis(day, zone)))
  }
  return axis
}

function makeAxis(day: Day, zone: string): DayAxis {
  const midnightAt = (one: Day) => epochOf(instantOfLocal(midnightOf(one), zone))
  const [from, to] = [midnightAt(day), midnightAt(addDays(day, 1))]
  const ticks = []
  for (let at = from; at < to; at += hour) ticks.push({ at: (at - from) / hour, clock: clockOf(localOf(instantOf(at), zone)) })
  return { day, from, to, hours: (to - from) / hour, ticks }
}

/** Hours since midnight at which something begins and ends on a day, cut at its two midnights. */
export interface Span {
  readonly from: number
  readonly to: number
  /** It began the day before; it goes on the day after. */
  readonly isFromBefore: boolean
  readonly isIntoNext: boolean
}

/** The part of a time that lies on a day; null where none does. A time that ends at midnight does not touch the day after. */
export function spanOn(axis: DayAxis, startsAt: Instant, endsAt: Instant): Span | null {
  const [starts, ends] = [epochOf(startsAt), epochOf(endsAt)]
  if (ends <= axis.from || starts >= axis.to) return null
  const within = (epoch: number) => (Math.min(axis.to, Math.max(axis.from, epoch)) - axis.from) / hour
  return { from: within(starts), to: within(ends), isFromBefore: starts < axis.from, isIntoNext: ends > axis.to }
}

/** Hours since midnight of an instant that lies on the day of its site; null on another day. */
export function positionOn(axis: DayAxis, now: Instant): number | null {
  const epoch = epochOf(now)
  return epoch >= axis.from && epoch < axis.to ? (epoch - axis.from) / hour : null
}
