import { countedArrival, countedDeparture, isClocked, type JudgedShift } from '../shifts/shifts.rules.ts'
import { addDays, addMinutes, dayOf, epochOf, instantOf, instantsOfLocal, localOf, type Instant, type LocalDateTime } from '../kit/time.ts'

/** The most that the reason of a handover holds, in characters. */
export const longestHandoverReason = 200

/** A service that is to be given to somebody else, as far as it says from when on. */
export type HandedShift = Pick<
  JudgedShift,
  | 'agentId'
  | 'startsAt'
  | 'endsAt'
  | 'arrivedAt'
  | 'leftAt'
  | 'preClockInAt'
  | 'unconfirmedCount'
  | 'isClockInUnconfirmed'
  | 'isClockOutUnconfirmed'
>

export type Handover =
  /** All of it changes hands. `isAfterStart`: it had begun, and why is written down. */
  | { readonly kind: 'whole'; readonly isAfterStart: boolean }
  /** What was before the instant stays whose it was. */
  | { readonly kind: 'from'; readonly at: Instant }
  /** No such instant lies in the service: between these two it could. */
  | { readonly kind: 'outside'; readonly earliest: Instant; readonly latest: Instant }
  /** Its agent has clocked: not before this instant, and null where an act waits to be confirmed or nothing can be divided. */
  | { readonly kind: 'clocked'; readonly since: Instant | null }

const onTheMinute = (at: Instant): Instant => instantOf(Math.floor(epochOf(at) / 60_000) * 60_000)

/**
 * From when on a service that is given to somebody else is theirs. One that has not begun changes hands as a whole, unless an
 * instant within it is named. One that has begun does so from an instant, the present minute unless another is named: what
 * was before is the first agent's for good, not done, late or done in part (decisions/10-planning). Its first minute names the whole.
 */
export function handoverOf(shift: HandedShift, asked: Instant | null, now: Instant): Handover {
  const { startsAt, endsAt } = shift
  const hasBegun = now > startsAt
  const at = onTheMinute(asked ?? (hasBegun ? now : startsAt))
  if (at >= endsAt || (at < startsAt && asked !== null && hasBegun))
    return { kind: 'outside', earliest: startsAt, latest: addMinutes(endsAt, -1) }
  if (at <= startsAt && !isClocked(shift)) return { kind: 'whole', isAfterStart: hasBegun }
  const free = freeSince(shift)
  // What was clocked leaves its first minute at least with its agent.
  const since = free !== null && free <= startsAt ? addMinutes(startsAt, 1) : free
  return since === null || at < since ? { kind: 'clocked', since } : { kind: 'from', at }
}

/**
 * From when on the next agent can have a service: what was clocked stays with who clocked it, up to their departure, or to the
 * minute after their arrival. Null: an act waits to be confirmed, or it was held to its end.
 */
function freeSince(shift: HandedShift): Instant | null {
  if (shift.unconfirmedCount > 0) return null
  const [arrival, departure] = [countedArrival(shift), countedDeparture(shift)]
  const afterArrival = arrival === null ? shift.startsAt : addMinutes(onTheMinute(arrival), 1)
  const since = departure === null ? afterArrival : onTheMinute(departure)
  return since < shift.endsAt ? since : null
}

/** Whether somebody else can have what is left of it, or all of it. */
export const canHandOver = (shift: HandedShift, now: Instant): boolean =>
  now > shift.startsAt ? freeSince(shift) !== null : !isClocked(shift)

/** The instant within a service at which its site's clock shows a time (`HH:mm`); null: none does. Of 02:30 that comes twice, the first. */
export function instantWithin({ startsAt, endsAt, timeZone }: HandedShift & { readonly timeZone: string }, time: string): Instant | null {
  const first = dayOf(localOf(startsAt, timeZone))
  const shown = [first, addDays(first, 1)].flatMap((day) => instantsOfLocal(`${day} ${time}:00` as LocalDateTime, timeZone))
  return shown.find((at) => at >= onTheMinute(startsAt) && at < endsAt) ?? null
}
