import { dayNumberAt, dayNumbered, epochOf, instantOfLocal, type Day, type Instant, type LocalDateTime } from '../kit/time.ts'

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
interface CutDay {
  readonly day: Day
  readonly isSunday: boolean
  readonly midnight: number
  readonly dawn: number
  readonly dusk: number
  readonly next: number
}
/** By zone, and by how many days its wall clock shows since that of 1970. */
const cutDays = new Map<string, Map<number, CutDay>>()

/** Looked up in the zone once: the services of a month share some thirty days. */
function cutDayOf(known: Map<number, CutDay>, number: number, timeZone: string): CutDay {
  let cut = known.get(number)
  if (!cut) {
    const day = dayNumbered(number)
    const at = (on: Day, clock: string) => epochOf(instantOfLocal(`${on} ${clock}` as LocalDateTime, timeZone))
    cut = {
      day,
      // The day of 1970 was a Thursday.
      isSunday: (number + 4) % 7 === 0,
      midnight: at(day, '00:00:00'),
      dawn: at(day, '06:00:00'),
      dusk: at(day, '21:00:00'),
      next: at(dayNumbered(number + 1), '00:00:00'),
    }
    if (known.size > 5000) known.clear()
    known.set(number, cut)
  }
  return cut
}

/**
 * Cuts a span at every midnight, 6h and 21h of its site's wall clock (french-rules, «Counting»), and gives what lies on each day:
 * minutes, and those between 21h and 6h.
 */
function eachDay({ startsAt, endsAt, timeZone }: HoursSpan, give: (cut: CutDay, minutes: number, nightMinutes: number) => void): void {
  let known = cutDays.get(timeZone)
  if (!known) cutDays.set(timeZone, (known = new Map()))
  const [from, to] = [epochOf(startsAt), epochOf(endsAt)]
  const between = (one: number, other: number) => Math.max(0, Math.min(to, other) - Math.max(from, one)) / 60_000
  for (let number = dayNumberAt(from, timeZone); ; number++) {
    const cut = cutDayOf(known, number, timeZone)
    if (cut.midnight >= to) return
    const minutes = between(cut.midnight, cut.next)
    if (minutes > 0) give(cut, minutes, between(cut.midnight, cut.dawn) + between(cut.dusk, cut.next))
  }
}

/** What of a span lies on each day that it touches. */
export function hoursByDay(span: HoursSpan): DayHours[] {
  const days: DayHours[] = []
  eachDay(span, ({ day }, minutes, nightMinutes) => days.push({ day, minutes, nightMinutes }))
  return days
}

export const noHours: Hours = { minutes: 0, nightMinutes: 0, sundayMinutes: 0, holidayMinutes: 0 }

/** The hours of a span, where these days are holidays. A Sunday that is one counts as both. */
export function hoursOf(span: HoursSpan, holidays: { readonly has: (day: Day) => boolean }): Hours {
  const sum = { ...noHours }
  eachDay(span, ({ day, isSunday }, minutes, nightMinutes) => {
    sum.minutes += minutes
    sum.nightMinutes += nightMinutes
    if (isSunday) sum.sundayMinutes += minutes
    if (holidays.has(day)) sum.holidayMinutes += minutes
  })
  return sum
}

/** Those of them between 21h and 6h. */
export function nightMinutesOf(span: HoursSpan): number {
  let sum = 0
  eachDay(span, (_, __, nightMinutes) => (sum += nightMinutes))
  return sum
}

export const addHours = (one: Hours, other: Hours): Hours => ({
  minutes: one.minutes + other.minutes,
  nightMinutes: one.nightMinutes + other.nightMinutes,
  sundayMinutes: one.sundayMinutes + other.sundayMinutes,
  holidayMinutes: one.holidayMinutes + other.holidayMinutes,
})
