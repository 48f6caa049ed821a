import type { listNextShifts } from '@vigie/contract/dashboard/dashboard.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { countedArrival, countedDeparture, isPostEmpty, urgencyOf, type ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { lacksPart, wholePosts } from '../../../domains/shifts/post.rules.ts'
import { isNewer } from '../../../domains/shifts/newer.rules.ts'
import { inState, toneOfState, type ShiftInState, type StateSettings } from '../../../domains/shifts/states.rules.ts'
import type { Tone } from '../../../theme/palette.ts'

/** What is on now, or waits for somebody, and what begins next. */
export type Today = Output<typeof listNextShifts>

/** The answer with a shift as it now is; one that it does not hold is another's. */
export function withClocked(today: Today, shift: Shift): Today {
  const put = (shifts: readonly Shift[]) => shifts.map((held) => (held.id === shift.id && isNewer(shift, held) ? shift : held))
  return { ...today, shifts: put(today.shifts), current: put(today.current) }
}

/** Nobody answered a call of a shift that all went well with until now, its agent left it empty, or it changed hands: the answer does not hold it. */
export const isNewTrouble = (today: Today, shift: Shift): boolean => {
  const isSilent = shift.missedCheckCount > 0 && shift.leftAt === null
  const isLeft = shift.leftAt !== null && isPostEmpty(shift, shift.leftAt)
  const shown = allOf(today)
  return ((isSilent || isLeft) && !shown.some(({ id }) => id === shift.id)) || lacksPart(shown, shift)
}

/** The same with a post that changed hands as one. */
export function asPosts(today: Today, now: Instant, settings: StateSettings): Today {
  const posts = wholePosts(allOf(today), now, settings)
  return { ...today, current: posts.filter(({ startsAt }) => startsAt <= now), shifts: posts.filter(({ startsAt }) => startsAt > now) }
}

/** Those that have not begun. */
export const toCome = ({ shifts }: Today, now: Instant): readonly Shift[] => shifts.filter(({ startsAt }) => startsAt > now)

/** Each once: what begins while the page stands open goes on from the one list to the other. */
const allOf = ({ shifts, current }: Today): readonly Shift[] => [
  ...new Map([...current, ...shifts].map((shift) => [shift.id, shift])).values(),
]

/** Has arrived and has not left, by acts that count. */
const isThere = (shift: Shift): boolean => countedArrival(shift) !== null && countedDeparture(shift) === null

const waiting: ReadonlySet<ShiftState> = new Set(['missed', 'postEmpty', 'unanswered', 'notLeft', 'preClockingDue', 'unassigned'])
/** Minutes ahead of its start from which a post without an agent waits for one. */
const unassignedAhead = 120

const byUrgency = (a: ShiftInState, b: ShiftInState): number =>
  urgencyOf(a.state) - urgencyOf(b.state) || (a.shift.startsAt < b.shift.startsAt ? -1 : 1)

/** What waits for somebody now, the most urgent first. */
export function waitingOf(today: Today, now: Instant, settings: StateSettings): readonly ShiftInState[] {
  return allOf(today)
    .filter(({ startsAt, endsAt, arrivedAt }) => startsAt <= addMinutes(now, unassignedAhead) && (endsAt > now || arrivedAt !== null))
    .map((shift) => inState(shift, now, settings))
    .filter(({ state }) => waiting.has(state))
    .toSorted(byUrgency)
}

/**
 * What is on: it has begun, or its agent is there already, and it is not over; or nobody has left it. A post that was left to its relief is
 * counted with the relief.
 */
export function onNow(today: Today, now: Instant, settings: StateSettings): readonly ShiftInState[] {
  return allOf(today)
    .filter(
      (shift) =>
        (shift.startsAt <= now && shift.endsAt > now && (countedDeparture(shift) === null || isPostEmpty(shift, now))) || isThere(shift),
    )
    .map((shift) => inState(shift, now, settings))
    .toSorted(byUrgency)
}

/** A site now: its posts, and who comes next. */
export interface SiteNow {
  readonly siteId: number
  readonly siteName: string
  readonly posts: readonly ShiftInState[]
  /** Who is there. */
  readonly present: readonly ShiftInState[]
  /** The most urgent of what is not as it should be; undefined where all is. */
  readonly alert: ShiftInState | undefined
  readonly alertCount: number
  readonly next: Shift | undefined
}

/** Nobody at the post is as bad for the customer whether somebody was planned or not, as soon as the service should have begun. */
export const toneForCustomer = ({ state }: ShiftInState): Tone => (state === 'unassigned' ? 'missing' : toneOfState[state])
const isAlert = (judged: ShiftInState): boolean => ['missing', 'late'].includes(toneForCustomer(judged))
/** What is red before what is amber, and then as elsewhere. */
const rankOf = (alert: ShiftInState | undefined): number =>
  alert ? (toneForCustomer(alert) === 'missing' ? 0 : 10) + urgencyOf(alert.state) : 99

/** Site by site, what is on and what comes next: those with an alert first, the worst at the top, then by name. */
export function sitesNow(today: Today, now: Instant, settings: StateSettings): readonly SiteNow[] {
  const next = toCome(today, now)
  const posts = Map.groupBy(onNow(today, now, settings), ({ shift }) => shift.siteId)
  const named = new Map(
    [...next, ...[...posts.values()].flat().map(({ shift }) => shift)].map(({ siteId, siteName }) => [siteId, siteName]),
  )
  return [...named]
    .map(([siteId, siteName]): SiteNow => {
      const own = posts.get(siteId) ?? []
      const alerts = own.filter(isAlert).toSorted((a, b) => rankOf(a) - rankOf(b))
      return {
        siteId,
        siteName,
        posts: own,
        present: own.filter((post) => isThere(post.shift)),
        alert: alerts[0],
        alertCount: alerts.length,
        next: next.find((shift) => shift.siteId === siteId && countedArrival(shift) === null),
      }
    })
    .toSorted((a, b) => rankOf(a.alert) - rankOf(b.alert) || a.siteName.localeCompare(b.siteName) || a.siteId - b.siteId)
}
