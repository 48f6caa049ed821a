import type { Instant } from '@vigie/contract/kit/time.ts'
import {
  countedArrival,
  countedDeparture,
  filters,
  isExpectedNow,
  isLate,
  isMissed,
  isOutsideArea,
  stateOf,
  urgencyOf,
} from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { silenceOf, type ShiftInState, type StateSettings } from '../../domains/shifts/states.rules.ts'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'

/** A shift with what the contract's rules say of it at an instant. */
export interface Judged extends ShiftInState {
  readonly urgency: number
  readonly fits: Readonly<Record<ShiftFilter, boolean>>
  /** Should be at the post now. */
  readonly isExpected: boolean
}

/**
 * A page looks at the clock every few seconds (useNow); an act that it has heard of since has happened all the same.
 * So everything that counts the act counts it at once, together.
 */
const notBeforeActs = ({ arrivedAt, leftAt, breakStartedAt }: Shift, now: Instant): Instant =>
  [arrivedAt, leftAt, breakStartedAt].reduce<Instant>((latest, act) => (act !== null && act > latest ? act : latest), now)

function judge(shift: Shift, looked: Instant, settings: StateSettings): Judged {
  const now = notBeforeActs(shift, looked)
  const { state, minutes } = stateOf(shift, now, settings, silenceOf(shift, now, settings))
  const isExpected = isExpectedNow(shift, now, settings)
  return {
    shift,
    state,
    minutes,
    urgency: urgencyOf(state),
    isExpected,
    fits: {
      all: true,
      anomalies: filters.anomalies(shift, now, settings),
      inProgress: filters.inProgress(shift, now, settings),
      unassigned: filters.unassigned(shift),
      finished: filters.finished(shift, now),
      missed: isMissed(shift, now, settings),
      late: isLate(shift),
      outsideArea: isOutsideArea(shift),
      unconfirmed: filters.unconfirmed(shift),
      unanswered: shift.missedCheckCount > 0,
      // Asked of the server, and laid over it (useBoard).
      unfit: false,
      // Whoever stays beyond the planned end is in progress, and no longer expected.
      present: isExpected && countedArrival(shift) !== null && countedDeparture(shift) === null,
    },
  }
}

/**
 * Judges shifts at an instant and remembers: when one shift of 5,000 is clocked, one is judged anew. A shift that
 * changes is another object, so what was remembered of the former one is never taken for it.
 */
export function makeJudge(settings: StateSettings): (shifts: readonly Shift[], now: Instant) => readonly Judged[] {
  let known = new WeakMap<Shift, Judged>()
  let judgedAt: Instant | undefined
  return (shifts, now) => {
    if (now !== judgedAt) known = new WeakMap()
    judgedAt = now
    return shifts.map((shift) => {
      let judged = known.get(shift)
      if (!judged) known.set(shift, (judged = judge(shift, now, settings)))
      return judged
    })
  }
}
