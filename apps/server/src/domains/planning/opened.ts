import { handoverOf, type HandedShift } from '@vigie/contract/planning/planning.handover.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Change } from './planning.save.ts'

/** Services that an absence opens: of one that has begun, what is left, for nobody was there until then. */
export const openedBy = (
  shifts: readonly (HandedShift & { readonly id: number; readonly version: number })[],
  userId: number,
  now: Instant,
): Change[] =>
  shifts.map((shift) => {
    const handover = handoverOf(shift, null, now)
    const change = { shiftId: shift.id, version: shift.version, agentId: null, contractId: null }
    return handover.kind === 'from' ? { ...change, from: { at: handover.at, reason: 'Absence', userId } } : change
  })
