import { dayOf, localOf, instantOf, type Day } from '@vigie/contract/kit/time.ts'
import { countShifts, shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useEffect } from 'react'
import { keyOf, queries, useAsk } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'
import { clockDrift, useNow } from '../../session/clock.ts'
import { useExchange } from '../../session/store.ts'

/** Milliseconds: acts that come together at seven o'clock are counted once. */
const gathered = 3000

/** Today's figures, of the company's own day; counted anew after an act has been told of, and never by a timer. */
export function useToday() {
  const { timeZone } = useExchange()
  const day: Day = dayOf(localOf(useNow(60), timeZone))
  const answer = useAsk(countShifts, { day }, { keepsFormer: true })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      timer = undefined
      void queries.invalidateQueries({ queryKey: keyOf(countShifts) })
    }
    const stop = listen(shiftClocked, () => void (timer ??= setTimeout(count, gathered)))
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return { ...answer, timeZone, countedAt: instantOf(answer.dataUpdatedAt + clockDrift()) }
}
