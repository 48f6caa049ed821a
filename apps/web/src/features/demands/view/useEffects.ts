import { isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useLive } from '../../../api/live.ts'
import { invalidateFor, useAsk } from '../../../api/queries.ts'

const changes = [scheduleChanged, shiftClocked]
/** Milliseconds in which several changes are asked for once. */
const gathered = 1000

/** What accepting a demand would change by now; nothing is asked of one that has its answer. */
export function useEffects({ id, status, agentId }: Pick<Demand, 'id' | 'status' | 'agentId'>) {
  const isEnabled = isOpenDemand(status)
  const query = useAsk(readDemandEffects, { id }, { isEnabled, staleTime: 0 })
  useLive(
    changes,
    (received) => {
      const whom = [agentId, query.data?.swap?.colleagueId]
      const isTouched = received.some((one) =>
        'agentId' in one
          ? one.agentId === null || whom.includes(one.agentId)
          : one.shift.agentId !== null && whom.includes(one.shift.agentId),
      )
      if (isTouched && isEnabled) void invalidateFor(readDemandEffects, { id })
    },
    gathered,
  )
  return { data: isEnabled ? query.data : undefined, isError: query.isError, retry: () => void query.refetch() }
}
export type Effects = ReturnType<typeof useEffects>
