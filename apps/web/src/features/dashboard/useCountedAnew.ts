import type { Call } from '@vigie/contract/kit/call.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useEffect } from 'react'
import { keyOf, queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'

/** Milliseconds: acts that come together at seven o'clock are counted once. */
const gathered = 3000

/** Asks anew, after an act or a change of planning has been told of, and never by a timer. */
export function useCountedAnew(...calls: readonly Call[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      timer = undefined
      for (const call of calls) void queries.invalidateQueries({ queryKey: keyOf(call) })
    }
    const soon = () => void (timer ??= setTimeout(count, gathered))
    const stops = [listen(shiftClocked, soon), listen(scheduleChanged, soon)]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
    }
    // The calls are named where this is used, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
