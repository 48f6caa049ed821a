import { isUnsettled, onTheMinute } from '@vigie/contract/hours/hours.rules.ts'
import type { CountedAct, ShiftHours } from '@vigie/contract/hours/hours.ts'
import { clockOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'

/** Why what was done is not what was planned: a phrase of `hours.reasons` with its values, and what was said beside it. */
export interface Reason {
  readonly phrase: ReasonPhrase
  readonly minutes?: number
  /** Of the manager who did it; null: nobody is named. */
  readonly name?: string | null
  /** `HH:mm`: as it was clocked first. */
  readonly clock?: string
  readonly notes: readonly string[]
}
type Side = 'arrival' | 'departure'
type Did = 'Forced' | 'Corrected' | 'Confirmed' | 'Deleted' | 'Refused'
type ReasonPhrase =
  | `${Side}${Did}`
  | 'late'
  | 'early'
  | 'leftEarly'
  | 'leftLate'
  | 'noArrival'
  | 'noDeparture'
  | 'replaced'
  | 'unconfirmed'
  | 'tooLong'
  | 'upcoming'
  | 'running'
  | 'before'
  | 'gone'

const dids = { forced: 'Forced', corrected: 'Corrected', confirmed: 'Confirmed', deleted: 'Deleted', refused: 'Refused' } as const
const away = { arrival: ['early', 'late'], departure: ['leftEarly', 'leftLate'] } as const

const notesOf = ({ reasonName, comment }: CountedAct): string[] => [reasonName, comment].filter((note): note is string => Boolean(note))

/** What is to be said of an arrival or a departure: who set it, or how far it lies from the plan. */
function ofAct(side: Side, act: CountedAct, planned: Instant): Reason[] {
  const { at, did, managerName: name, firstLocal } = act
  const notes = notesOf(act)
  if (did !== null) return [{ phrase: `${side}${dids[did]}`, name, notes, ...(firstLocal && { clock: clockOf(firstLocal) }) }]
  const minutes = at === null ? 0 : minutesBetween(onTheMinute(planned), onTheMinute(at))
  if (minutes === 0) return []
  return [{ phrase: away[side][minutes < 0 ? 0 : 1], minutes: Math.abs(minutes), notes }]
}

/** The reasons of a service, in the order of its day. */
export function reasonsOf(shift: ShiftHours): Reason[] {
  const { state, arrival, departure, startsAt, endsAt } = shift
  if (state === 'upcoming' || state === 'running' || state === 'before' || state === 'gone') return [{ phrase: state, notes: [] }]
  const arrived = ofAct('arrival', arrival, startsAt)
  // Who has not come has not left: nothing is missing beside the arrival.
  if (state === 'noArrival' || state === 'replaced') return [...arrived, { phrase: state, notes: [] }]
  const left = ofAct('departure', departure, endsAt)
  if (state === 'unconfirmed' || state === 'tooLong') return [{ phrase: state, notes: [] }, ...arrived, ...left]
  return [...arrived, ...left, ...(state === 'noDeparture' ? [{ phrase: 'noDeparture', notes: [] } as const] : [])]
}

/** What a day list is made of: what differs, what does not, and what is still to come. */
export function partsOf(shifts: readonly ShiftHours[]) {
  const awaited = shifts.filter(({ state }) => state === 'upcoming' || state === 'running')
  const over = shifts.filter((shift) => !awaited.includes(shift))
  const differing = over.filter(
    (shift) =>
      isUnsettled(shift.state) ||
      (shift.state !== 'before' && shift.doneMinutes !== shift.plannedMinutes) ||
      (shift.settledMinutes !== null && shift.settledMinutes !== shift.doneMinutes),
  )
  return { differing, awaitedCount: awaited.length, evenCount: over.length - differing.length }
}
