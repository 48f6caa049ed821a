import { epochOf, instantOf, type Instant } from '../kit/time.ts'

/** Seconds that two clocks may be apart and still say the same. */
export const clockToleranceSeconds = 30

/** What is known of the moment of an act that a device has kept. Steady: on a clock that settings cannot move. */
export interface KeptMoment {
  /** By the device's own clock. */
  readonly deviceAt: Instant
  /** Seconds that the server's clock was ahead of it when the two were last compared. */
  readonly driftSeconds: number
  /** When the server gave the anchor that the act carries; null: it carries none that is valid. */
  readonly anchorAt: Instant | null
  /** Steady seconds from the anchor to the act; null: the run between them was broken. */
  readonly elapsedSeconds: number | null
  /** Steady seconds from the act to its sending; null: another run sends it. */
  readonly ageSeconds: number | null
}

export interface Placed {
  readonly happenedAt: Instant
  /** Whether the steady clock bears the device's own time out; else the act is to be confirmed. */
  readonly isBorneOut: boolean
}

/** The bounds of an act by the steady clock and the server's, in milliseconds of the epoch. Nothing bounds without an anchor. */
interface Bounds {
  readonly wall: number
  readonly lower: number
  readonly upper: number
  readonly isElapsedKnown: boolean
  readonly isAgeKnown: boolean
}

const second = 1000
/** No instant that is read or written lies before it. */
const beginning = epochOf('1000-01-01T00:00:00Z' as Instant)
const tolerance = clockToleranceSeconds * second
/** Where the two bounds contradict each other the lower one stands: an anchor and a neighbour are known, an age is said. */
const clamped = (value: number, lower: number, upper: number): number => Math.max(lower, Math.min(upper, value))

/**
 * What the clocks say of one act. The steady clock never runs too fast, and stands still while a phone sleeps: the act
 * lies at or after anchor + elapsed, and at or before receipt - age. What goes beyond what the server has seen pass (more
 * seconds than lie between anchor and receipt, or fewer than none) says nothing.
 */
function boundsOf({ deviceAt, driftSeconds, anchorAt, elapsedSeconds, ageSeconds }: KeptMoment, receivedAt: Instant): Bounds {
  const receipt = epochOf(receivedAt)
  const anchor = anchorAt === null ? beginning : Math.min(epochOf(anchorAt), receipt)
  const most = receipt - anchor + tolerance
  const isPossible = (seconds: number | null): seconds is number => seconds !== null && seconds >= 0 && seconds * second <= most
  const isElapsedKnown = anchorAt !== null && isPossible(elapsedSeconds)
  const isAgeKnown = isPossible(ageSeconds)
  const upper = isAgeKnown ? Math.max(anchor, receipt - ageSeconds * second) : receipt
  const lower = isElapsedKnown ? Math.min(receipt, anchor + elapsedSeconds * second) : anchor
  return { wall: epochOf(deviceAt) + driftSeconds * second, lower, upper, isElapsedKnown, isAgeKnown }
}

/**
 * Whether the device's time is borne out: the steady clock leaves no room for another, or agrees with it from one side. A
 * steady clock is never believed against the device's: standing still in a pocket, it would place a late arrival early.
 */
function isBorneOut({ wall, lower, upper, isElapsedKnown, isAgeKnown }: Bounds): boolean {
  if (lower > upper + tolerance) return false
  const agree = (one: number, other: number) => Math.abs(one - other) <= tolerance
  return upper - lower <= tolerance || (isElapsedKnown && agree(wall, lower)) || (isAgeKnown && agree(wall, upper))
}

/** Where the acts of a device lie that came in earlier sendings. */
export interface Floor {
  /** The last of them, whatever its clock said. */
  readonly last: Instant
  /** The last of those whose clock was borne out; null: none was. */
  readonly lastBorneOut: Instant | null
}

/**
 * When the acts of a journal happened, in the order of their device's sequence: each at its device's time corrected by
 * the drift, between its anchor and its receipt as far as the steady clock narrows them, and between its neighbours
 * in the sequence. Those whose clock is borne out are placed first, and the others between them: a changed clock
 * moves only its own acts. The steady clock bounds all acts before and after, whatever the device's clock says.
 */
export function placeKept(moments: readonly KeptMoment[], receivedAt: Instant, floor: Floor | null): Placed[] {
  const bounds = moments.map((moment) => boundsOf(moment, receivedAt))
  const limits = limitsOf(bounds, epochOf(receivedAt), floor?.lastBorneOut ?? null)
  const sure = surely(bounds, limits)
  const nexts = nextsOf(sure)
  let before = floor === null ? beginning : epochOf(floor.last)
  return bounds.map((own, at): Placed => {
    const [{ lower, upper }, next] = [limits[at]!, nexts[at]!]
    const happened = sure[at] ?? Math.min(clamped(own.wall, Math.max(lower, before), upper), next)
    before = Math.max(Math.min(before, next), happened)
    const alone = clamped(own.wall, own.lower, own.upper)
    return { happenedAt: instantOf(happened), isBorneOut: sure[at] !== null && Math.abs(happened - alone) <= tolerance }
  })
}

type Limits = Pick<Bounds, 'lower' | 'upper'>
/** No act is earlier than the one before it in the sequence may be, nor later than the one after it. */
function limitsOf(bounds: readonly Bounds[], receipt: number, floor: Instant | null): Limits[] {
  const uppers: number[] = []
  for (let at = bounds.length - 1, least = receipt; at >= 0; at--) uppers[at] = least = Math.min(least, bounds[at]!.upper)
  let lower = floor === null ? beginning : epochOf(floor)
  return bounds.map((own, at) => ({ lower: (lower = Math.max(lower, own.lower)), upper: uppers[at]! }))
}

/** Where the acts lie whose clock is borne out, as if there were no others; null in the place of those. */
function surely(bounds: readonly Bounds[], limits: readonly Limits[]): (number | null)[] {
  let before = beginning
  return bounds.map((own, at) => {
    const { lower, upper } = limits[at]!
    return isBorneOut(own) ? (before = clamped(own.wall, Math.max(lower, before), upper)) : null
  })
}

/** Of each act where the next one lies whose clock is borne out; none: infinitely late. */
function nextsOf(sure: readonly (number | null)[]): number[] {
  const nexts: number[] = []
  for (let at = sure.length - 1, next = Infinity; at >= 0; at--) {
    nexts[at] = next
    next = sure[at] ?? next
  }
  return nexts
}
