import { addDays, addMinutes, dayOf, localOf, minutesBetween, type Day, type Instant } from '../kit/time.ts'

/** Minutes before the planned start, and after the planned end, within which a person may say that an act of a service was. */
export const awayMinutes = 12 * 60
/** No service lasts longer, from arrival to departure, unless it is planned for nearly as long. */
export const longestServiceMinutes = 24 * 60
/** Minutes beyond its plan that a service may last that is planned for nearly 24 hours: to arrive before it, and to wait for the relief. */
const marginMinutes = 60

interface Planned {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
interface Timed extends Planned {
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly isClockOutUnconfirmed: boolean
}
interface Zoned extends Planned {
  readonly timeZone: string
}

/** The first and the last instant of a service's own day: an act of it lies between them (decisions/06-clocking). */
const dayAround = ({ startsAt, endsAt }: Planned) => ({ from: addMinutes(startsAt, -awayMinutes), to: addMinutes(endsAt, awayMinutes) })

/** Whether an act at this instant can be one of the service. */
export function isOfItsDay(shift: Planned, at: Instant): boolean {
  const { from, to } = dayAround(shift)
  return at >= from && at <= to
}

/** Whether an agent would have been at the post for longer than the service can last (also in SQL: `controlOfMonth`). */
export const isTooLong = ({ startsAt, endsAt }: Planned, arrivedAt: Instant | null, leftAt: Instant | null): boolean =>
  arrivedAt !== null &&
  leftAt !== null &&
  minutesBetween(arrivedAt, leftAt) > Math.max(longestServiceMinutes, minutesBetween(startsAt, endsAt) + marginMinutes)

/** Why an act cannot have been when a person says: it has not come yet, is of another day, or makes the service longer than any lasts. */
export type ActTimeProblem = 'ahead' | 'otherDay' | 'tooLong'

/**
 * The one rule about the time of an act that a person gives, asked by the server and by the forms: of an arrival or a departure that
 * a manager clocks, and of any act that is corrected. A departure that is to be confirmed holds no arrival back: its own
 * confirmation is judged again.
 */
export function actTimeProblem(shift: Timed, act: string, at: Instant, now: Instant): ActTimeProblem | null {
  if (at > now) return 'ahead'
  if (!isOfItsDay(shift, at)) return 'otherDay'
  if (act === 'end' && isTooLong(shift, shift.arrivedAt, at)) return 'tooLong'
  return act === 'start' && !shift.isClockOutUnconfirmed && isTooLong(shift, at, shift.leftAt) ? 'tooLong' : null
}

/**
 * Whether an arrival or a departure that is clocked now may have been at another moment than now: the service is over, or the
 * act was planned on another day of the site. Its time must then be said.
 */
export function mustSayWhen(shift: Zoned, act: 'start' | 'end', now: Instant): boolean {
  const planned = act === 'start' ? shift.startsAt : shift.endsAt
  const day = (at: Instant) => dayOf(localOf(at, shift.timeZone))
  return shift.endsAt <= now || (planned < now && day(planned) !== day(now))
}

/** When such an act probably was: as planned. Null: now, or it cannot have been then. */
export function proposedAt(shift: Zoned & Timed, act: 'start' | 'end', now: Instant): Instant | null {
  if (!mustSayWhen(shift, act, now)) return null
  const planned = act === 'start' ? shift.startsAt : shift.endsAt
  const isBeforeArrival = act === 'end' && shift.arrivedAt !== null && planned < shift.arrivedAt
  return isBeforeArrival || actTimeProblem(shift, act, planned, now) !== null ? null : planned
}

/** The days of the site on which an act of a service may have been by now, the first one first. */
export function daysOfActs(shift: Zoned, now: Instant): readonly Day[] {
  const { from, to } = dayAround(shift)
  const day = (at: Instant) => dayOf(localOf(at, shift.timeZone))
  const [first, last] = [day(from), day(to < now ? to : now)]
  const count = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(first, at))
}
