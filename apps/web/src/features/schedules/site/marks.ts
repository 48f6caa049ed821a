import type { ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { inState, type StateSettings } from '../../../domains/shifts/states.rules.ts'

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
export function markedState(
  shift: Shift,
  now: Instant,
  settings: StateSettings,
): { readonly state: ShiftState; readonly mark: Mark | null } {
  const { state } = inState(shift, now, settings)
  return { state, mark: markOfState[state] ?? null }
}
