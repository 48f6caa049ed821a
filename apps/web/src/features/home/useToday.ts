import { dayOf, localOf, instantOf, type Day } from '@vigie/contract/kit/time.ts'
import { countShifts, shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useLive } from '../../api/live.ts'
import { invalidate, useAskInSlices } from '../../api/queries.ts'
import { clockDrift } from '../../session/clock.ts'
import { useNow } from '../../session/useNow.ts'
import { useExchange } from '../../session/store.ts'

/** Milliseconds: acts that come together at seven o'clock are counted once. */
const gathered = 3000
const clockings = [shiftClocked]

/** Today's figures, of the company's own day; counted anew after an act has been told of, and never by a timer. */
export function useToday() {
  const { timeZone } = useExchange()
  const day: Day = dayOf(localOf(useNow(60), timeZone))
  const answer = useAskInSlices(countShifts, { day }, { keepsFormer: true })
  useLive(clockings, () => void invalidate(countShifts), gathered)
  return { ...answer, timeZone, countedAt: instantOf(answer.dataUpdatedAt + clockDrift()) }
}
