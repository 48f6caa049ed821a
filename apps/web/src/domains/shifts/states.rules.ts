import { silentSince, type CheckSettings } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import {
  countedArrival,
  countedDeparture,
  isForced,
  isImprecisePlace,
  isOutsideArea,
  isUnconfirmed,
  stateOf,
  status,
  type ProgressSettings,
  type ShiftState,
  type VerdictSettings,
} from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Tone } from '../../theme/palette.ts'
import type { PostShift, SharedPost } from './post.rules.ts'

/** A shift with its state at an instant, and the whole minutes that go with it. */
export interface ShiftInState {
  readonly shift: PostShift
  readonly state: ShiftState
  readonly minutes: number
}

export type StateSettings = VerdictSettings & CheckSettings & ProgressSettings

/** Since when nothing was heard of who is at the post; a call is missed once managers were told of it. */
export const silenceOf = (shift: Shift, now: Instant, settings: StateSettings): Instant | null =>
  shift.missedCheckCount > 0 ? silentSince(shift, now, settings) : null

/** The state of a shift at an instant. A client is not told the contract: whether there is one says the server's own verdict. */
export function inState(shift: PostShift, now: Instant, settings: StateSettings): ShiftInState {
  if (shift.post) return { shift, ...stateOfPost(shift.post, now, settings) }
  const contractId = shift.contractId ?? (shift.endStatus === status.noContract ? null : 0)
  return { shift, ...stateOf({ ...shift, contractId }, now, settings, silenceOf(shift, now, settings)) }
}

/** A post that stood empty never has a better word than that; else it has the word of the service that counts now. */
function stateOfPost({ current, emptySince, heldAgain, emptyMinutes }: SharedPost, now: Instant, settings: StateSettings) {
  if (emptySince !== null) return { state: 'postEmpty', minutes: Math.floor(minutesBetween(emptySince, now)) } as const
  const { state, minutes } = inState(current, now, settings)
  if (heldAgain === null || countedArrival(current) === null || state === 'notLeft') return { state, minutes }
  return { state: countedDeparture(current) === null ? 'heldAgain' : 'relievedLate', minutes: emptyMinutes } as const
}

/** The colour of each state; the words beside it say the same. */
export const toneOfState: Record<ShiftState, Tone> = {
  missed: 'missing',
  unanswered: 'missing',
  postEmpty: 'missing',
  notLeft: 'late',
  preClockingDue: 'late',
  late: 'late',
  heldAgain: 'late',
  outsideArea: 'late',
  imprecise: 'late',
  unconfirmed: 'late',
  onBreak: 'run',
  running: 'run',
  early: 'run',
  unassigned: 'wait',
  onTheWay: 'wait',
  expected: 'wait',
  upcoming: 'wait',
  uncounted: 'wait',
  replaced: 'late',
  leftEarly: 'late',
  relievedLate: 'late',
  finishedLate: 'late',
  finishedOutsideArea: 'late',
  finishedImprecise: 'late',
  finished: 'done',
}

/** The word with its minutes: before the planned start, and from then on where that is another word. */
const timed = {
  missed: 'missedFor',
  postEmpty: 'postEmptyFor',
  notLeft: 'notLeftFor',
  onBreak: 'onBreakFor',
  unanswered: 'unansweredFor',
  late: 'lateFor',
  leftEarly: 'leftEarlyFor',
  relievedLate: 'relievedLateFor',
  finishedLate: 'finishedLateFor',
  preClockingDue: 'preClockingDueFor',
  onTheWay: 'onTheWayFor',
  expected: 'expectedSince',
  upcoming: 'upcomingFor',
} as const satisfies Partial<Record<ShiftState, string>>
const timedFromStart = { ...timed, preClockingDue: 'preClockingDueSince', onTheWay: 'onTheWaySince' } as const

type StateWord = ShiftState | (typeof timed)[keyof typeof timed] | (typeof timedFromStart)[keyof typeof timedFromStart]

/** Minutes ahead that are worth counting: further off, the planned time says enough. */
const soon = 180
const oneDay = 1440

/** The minutes to say beside the word; null where they would say nothing (any more), and none is never said. */
export function minutesToSay({ state, minutes, shift }: ShiftInState, now: Instant): number | null {
  if (minutes === 0) return null
  if (state === 'missed') return now < shift.endsAt ? minutes : null
  if (state === 'notLeft') return minutes < oneDay ? minutes : null
  if (state === 'preClockingDue' || state === 'onTheWay' || state === 'upcoming') return minutes <= soon ? minutes : null
  return minutes
}

/** Which word says the state at an instant (a key of `shifts.states`), and the minutes that stand in it. */
export function wordOf(judged: ShiftInState, now: Instant): { readonly word: StateWord; readonly minutes: number | null } {
  const { state, shift } = judged
  const minutes = minutesToSay(judged, now)
  const words: Partial<Record<ShiftState, StateWord>> = now < shift.startsAt ? timed : timedFromStart
  return { word: (minutes !== null && words[state]) || state, minutes }
}

/** What else must be known of a shift whose word says that all is well; and of any, that an act waits to be confirmed, that a verification call had no answer, or that acts are missing. */
export function markOf({
  state,
  shift,
}: Pick<ShiftInState, 'state' | 'shift'>):
  | 'unconfirmed'
  | 'unanswered'
  | 'gap'
  | 'forced'
  | 'offline'
  | 'outsideArea'
  | 'imprecise'
  | null {
  // The sentence about an empty post says it already.
  if (isUnconfirmed(shift) && state !== 'unconfirmed' && !shift.post?.emptySince) return 'unconfirmed'
  if (shift.missedCheckCount > 0 && state !== 'unanswered') return 'unanswered'
  if (shift.isAfterGap) return 'gap'
  if (state === 'onBreak' && isOutsideArea(shift)) return 'outsideArea'
  if (state === 'onBreak' && isImprecisePlace(shift)) return 'imprecise'
  if (state !== 'running' && state !== 'early' && state !== 'finished') return null
  if (isForced(shift)) return 'forced'
  return shift.isClockInOffline || shift.isClockOutOffline ? 'offline' : null
}
