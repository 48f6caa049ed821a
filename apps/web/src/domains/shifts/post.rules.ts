import { epochOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { countedArrival, countedDeparture, isCounted, isPostEmpty, type VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** A time of a post that has passed, or the time that runs now. */
export interface Stretch {
  readonly from: Instant
  readonly until: Instant
  /** It lasts: `until` is now. */
  readonly isOpen: boolean
  /** Null: the post was empty, for longer than the tolerance. */
  readonly held: Shift | null
}

/** A post that changed hands while it ran: several services, of which each begins where the one before ends. */
export interface SharedPost {
  readonly parts: readonly Shift[]
  /** The part that counts now: the last one that has begun, or whose agent is there already. */
  readonly current: Shift
  /** The part that has the rest of the post. */
  readonly last: Shift
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly stretches: readonly Stretch[]
  /** Null unless the post is empty now. */
  readonly emptySince: Instant | null
  /** When an agent came to the empty post; null: it was never empty, or no agent has come since. */
  readonly heldAgain: Instant | null
  /** Of all empty stretches together. */
  readonly emptyMinutes: number
}

/** A service as a reader sees it: with `post` it is a whole post, under the service that counts now. */
export interface PostShift extends Shift {
  readonly post?: SharedPost
}

type PostSettings = Pick<VerdictSettings, 'clocking_late_tolerance_minutes' | 'counts_from'>
/** A time for which the post was not empty; without `held` it needed no agent of its own. */
type Cover = Omit<Stretch, 'isOpen'>

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)

/** When the agent of a part was there, and when a colleague had relieved it or a manager had released it. */
function coversOf(part: Shift, isLast: boolean, until: Instant): readonly Cover[] {
  const arrivedAt = countedArrival(part)
  if (arrivedAt === null) return []
  const leftAt = countedDeparture(part)
  const cover = (from: Instant, to: Instant, held: Shift | null): Cover => ({ from, until: earlier(to, until), held })
  // A missing departure proves nothing beyond the instant at which the post was given to another agent.
  if (leftAt === null) return [cover(arrivedAt, isLast ? until : part.endsAt, part)]
  const own = cover(arrivedAt, leftAt, part)
  return leftAt >= part.endsAt || isPostEmpty(part, leftAt) ? [own] : [own, cover(part.relievedAt ?? leftAt, part.endsAt, null)]
}

/** What became of a post from its planned start up to now, in order. */
function stretchesOf(parts: readonly Shift[], now: Instant, tolerance: number): readonly Stretch[] {
  const endsAt = parts.at(-1)!.endsAt
  const until = earlier(now, endsAt)
  const covers = parts
    .flatMap((part) => coversOf(part, part === parts.at(-1), until))
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
  const stretches: Cover[] = []
  let reached = parts[0]!.startsAt
  const emptyTo = (to: Instant) => {
    if (minutesBetween(reached, to) > tolerance) stretches.push({ from: reached, until: to, held: null })
  }
  for (const cover of covers) {
    if (cover.until <= reached) continue
    emptyTo(cover.from)
    if (cover.held !== null) stretches.push({ ...cover, from: later(cover.from, reached) })
    reached = cover.until
  }
  emptyTo(until)
  return stretches.map((one, at) => ({ ...one, isOpen: at === stretches.length - 1 && one.until === until && now < endsAt }))
}

/** The parts of the post of a service among those that are shown, the first one first. */
function partsOf(shift: Shift, byId: ReadonlyMap<number, Shift>): readonly Shift[] {
  const parts = [shift]
  for (let one = byId.get(shift.followsId ?? -1); one && !parts.includes(one); one = byId.get(one.followsId ?? -1)) parts.unshift(one)
  for (let one = byId.get(shift.followedById ?? -1); one && !parts.includes(one); one = byId.get(one.followedById ?? -1)) parts.push(one)
  return parts
}

const idsOf = (shifts: readonly Shift[]): ReadonlyMap<number, Shift> => new Map(shifts.map((one) => [one.id, one]))
const isPart = ({ followsId, followedById }: Shift): boolean => followsId !== null || followedById !== null

/** A page looks at the clock every few seconds; an act that it has heard of since has happened all the same. */
const notBeforeActs = (parts: readonly Shift[], looked: Instant): Instant =>
  parts.flatMap(({ arrivedAt, leftAt }) => [arrivedAt ?? looked, leftAt ?? looked]).reduce(later, looked)

function postOf(parts: readonly Shift[], looked: Instant, settings: PostSettings): SharedPost {
  const now = notBeforeActs(parts, looked)
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const current = parts.findLast((part) => part.startsAt <= now || countedArrival(part) !== null) ?? first
  const isJudged = parts.some((part) => isCounted(part, settings))
  const stretches = isJudged ? stretchesOf(parts, now, settings.clocking_late_tolerance_minutes) : []
  const empty = stretches.filter(({ held }) => held === null)
  return {
    parts,
    current,
    last,
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    stretches,
    emptySince: empty.find(({ isOpen }) => isOpen)?.from ?? null,
    heldAgain: stretches.findLast(({ held }, at) => held !== null && stretches[at - 1]?.held === null)?.from ?? null,
    emptyMinutes: empty.reduce((sum, { from, until }) => sum + Math.floor(minutesBetween(from, until)), 0),
  }
}

/** The post of a service among those that are shown; null: it never changed hands. */
export function sharedPostOf(shift: Shift, shown: readonly Shift[], now: Instant, settings: PostSettings): SharedPost | null {
  const parts = isPart(shift) ? partsOf(shift, idsOf(shown)) : [shift]
  return parts.length > 1 ? postOf(parts, now, settings) : null
}

/** Services as a client sees them: a post that changed hands is one, of its planned time. The same list where none did. */
export function wholePosts(shifts: readonly Shift[], now: Instant, settings: PostSettings): readonly PostShift[] {
  if (!shifts.some(isPart)) return shifts
  const byId = idsOf(shifts)
  return shifts.flatMap((shift): PostShift[] => {
    const parts = isPart(shift) ? partsOf(shift, byId) : [shift]
    if (parts.length === 1) return [shift]
    return parts[0] === shift ? [wholeOf(postOf(parts, now, settings))] : []
  })
}

const lengthOf = ({ startsAt, endsAt }: Shift): number => minutesBetween(startsAt, endsAt)

function wholeOf(post: SharedPost): PostShift {
  const [first, last] = [post.parts[0]!, post.last]
  const longest = post.parts.reduce((long, part) => (lengthOf(part) > lengthOf(long) ? part : long))
  return {
    ...post.current,
    startsAt: first.startsAt,
    startsLocal: first.startsLocal,
    startClock: first.startClock,
    endsAt: last.endsAt,
    endsLocal: last.endsLocal,
    endClock: last.endClock,
    month: first.month,
    isNight: longest.isNight,
    followsId: null,
    followedById: null,
    post,
  }
}

/** Whether some services lack a part of the post of another one: they are to be asked for anew. */
export const lacksPart = (shown: readonly Shift[], { id, followsId, followedById }: Shift): boolean => {
  const has = (one: number | null) => shown.some((shift) => shift.id === one)
  const others = [followsId, followedById].filter((one) => one !== null)
  return has(id) ? !others.every(has) : others.some(has)
}

/** The service that an address means: a part of a post opens the whole of it. */
export const shownUnder = (shifts: readonly PostShift[], shiftId: number | null): PostShift | undefined =>
  shifts.find(({ id, post }) => id === shiftId || post?.parts.some((part) => part.id === shiftId))

/** Where the empty stretches of a post lie within a span of time, as shares of it. */
export function emptyWithin({ stretches }: SharedPost, span: { readonly from: number; readonly to: number }) {
  const share = (at: number) => (Math.min(span.to, Math.max(span.from, at)) - span.from) / (span.to - span.from)
  return stretches.flatMap(({ from, until, held }) => {
    const [at, end] = [share(epochOf(from)), share(epochOf(until))]
    return held === null && end > at ? [{ at, size: end - at }] : []
  })
}
