import type { Call } from '@vigie/contract/kit/call.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useLive } from '../../api/live.ts'
import { invalidate } from '../../api/queries.ts'

/** Milliseconds: acts that come together at seven o'clock are counted once. */
const gathered = 3000
const changes = [shiftClocked, scheduleChanged]

/** Asks anew, after an act or a change of planning has been told of, and never by a timer. */
export const useCountedAnew = (...calls: readonly Call[]): void => useLive(changes, () => void invalidate(...calls), gathered)
