import { commentsChanged } from '@vigie/contract/comments/comments.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { useLive } from '../../api/live.ts'
import { keyOf, queries, useAsk } from '../../api/queries.ts'

const events = [commentsChanged]

/** A service with its site, who is there, and what was written on it for whoever asks: kept true while it is shown. */
export function useShiftInfos(shiftId: number) {
  useLive(events, (received) => {
    if (received.some((changed) => changed.shiftId === shiftId))
      void queries.invalidateQueries({ queryKey: keyOf(readShiftInfos, { id: shiftId }) })
  })
  return useAsk(readShiftInfos, { id: shiftId })
}
