import type { ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { PostShift } from '../../../domains/shifts/post.rules.ts'
import { inState, type ShiftInState, type StateSettings } from '../../../domains/shifts/states.rules.ts'

/** The small sign on a shift's bar, each of its own shape: what has become of it. */
export const marks = ['done', 'running', 'late', 'warning', 'missed'] as const
export type Mark = (typeof marks)[number]

const markOfState: Partial<Record<ShiftState, Mark>> = {
  missed: 'missed',
  postEmpty: 'missed',
  replaced: 'missed',
  unanswered: 'warning',
  notLeft: 'warning',
  late: 'late',
  heldAgain: 'warning',
  outsideArea: 'warning',
  imprecise: 'warning',
  onBreak: 'running',
  running: 'running',
  early: 'running',
  leftEarly: 'warning',
  relievedLate: 'warning',
  finishedLate: 'late',
  finishedOutsideArea: 'warning',
  finishedImprecise: 'warning',
  finished: 'done',
}

/** The state of a shift now, and its sign; none before its time and for what has no agent. */
export function markedState(shift: PostShift, now: Instant, settings: StateSettings): ShiftInState & { readonly mark: Mark | null } {
  const judged = inState(shift, now, settings)
  return { ...judged, mark: markOfState[judged.state] ?? null }
}
