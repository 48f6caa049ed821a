import { addDays, dayOf, epochOf, instantOfLocal, localOf, type Day, type Instant, type LocalDateTime } from '../kit/time.ts'

/** From when to when, at a site of this zone. */
export interface HoursSpan {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: string
}

/** What of a span lies on one day of its site's wall clock. Minutes are counted on instants, so that changes of clock are exact. */
export interface DayHours {
  readonly day: Day
  readonly minutes: number
  /** Of these, between 21h and 6h. */
  readonly nightMinutes: number
}

/** Whole or with the fraction that its seconds make. */
export interface Hours {
  readonly minutes: number
  readonly nightMinutes: number
  readonly sundayMinutes: number
  readonly holidayMinutes: number
}

/** A day of a zone: its midnight, 6h, 21h and the next midnight, in milliseconds of the epoch. */
type Cuts = readonly [midnight: number, dawn: number, dusk: number, next: number]
const cuts = new Map<string, Map<Day, Cuts>>()

/** Looked up in the zone once: the services of a month share some thirty days. */
function cutsOf(day: Day, timeZone: string): Cuts {
  let known = cuts.get(timeZone)
  if (!known || known.size > 5000) cuts.set(timeZone, (known = new Map<Day, Cuts>()))
  let found = known.get(day)
  if (!found) {
    const at = (on: Day, clock: string) => epochOf(instantOfLocal(`${on} ${clock}` as LocalDateTime, timeZone))
    known.set(day, (found = [at(day, '00:00:00'), at(day, '06:00:00'), at(day, '21:00:00'), at(addDays(day, 1), '00:00:00')]))
  }
  return found
}

/**
 * Cuts a span at every midnight, 6h and 21h of its site's wall clock (french-rules, «Counting»). What is counted by day, night,
 * Sunday or holiday is summed of these pieces.
 */
export function hoursByDay({ startsAt, endsAt, timeZone }: HoursSpan): DayHours[] {
  const [from, to] = [epochOf(startsAt), epochOf(endsAt)]
  const between = (one: number, other: number) => Math.max(0, Math.min(to, other) - Math.max(from, one)) / 60_000
  const pieces: DayHours[] = []
  for (let day = dayOf(localOf(startsAt, timeZone)); ; day = addDays(day, 1)) {
    const [midnight, dawn, dusk, next] = cutsOf(day, timeZone)
    if (midnight >= to) return pieces
    const minutes = between(midnight, next)
    if (minutes > 0) pieces.push({ day, minutes, nightMinutes: between(midnight, dawn) + between(dusk, next) })
  }
}

const isSunday = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

export const noHours: Hours = { minutes: 0, nightMinutes: 0, sundayMinutes: 0, holidayMinutes: 0 }

/** The hours of a span, where these days are holidays. A Sunday that is one counts as both. */
export const hoursOf = (span: HoursSpan, holidays: { readonly has: (day: Day) => boolean }): Hours =>
  hoursByDay(span).reduce<Hours>(
    (sum, { day, minutes, nightMinutes }) => ({
      minutes: sum.minutes + minutes,
      nightMinutes: sum.nightMinutes + nightMinutes,
      sundayMinutes: sum.sundayMinutes + (isSunday(day) ? minutes : 0),
      holidayMinutes: sum.holidayMinutes + (holidays.has(day) ? minutes : 0),
    }),
    noHours,
  )

export const addHours = (one: Hours, other: Hours): Hours => ({
  minutes: one.minutes + other.minutes,
  nightMinutes: one.nightMinutes + other.nightMinutes,
  sundayMinutes: one.sundayMinutes + other.sundayMinutes,
  holidayMinutes: one.holidayMinutes + other.holidayMinutes,
})
