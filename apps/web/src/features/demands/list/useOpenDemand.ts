import { listDemands, type Demand } from '@vigie/contract/demands/demands.ts'
import { useState } from 'react'
import { useAsk } from '../../../api/queries.ts'

/** The one that is read: of the list where it holds it, else asked for alone, as by the link of a notice or once it is answered. */
export function useOpenDemand(demandId: number | null, listed: readonly Demand[], isListed: boolean) {
  const own = listed.find(({ id }) => id === demandId)
  const isEnabled = demandId !== null && own === undefined && isListed
  const alone = useAsk(listDemands, { id: demandId ?? 0, state: 'all' }, { isEnabled })
  const come = own ?? (isEnabled ? alone.data?.demands[0] : undefined)
  // What leaves the list under the reader's eyes, because somebody has answered it, is asked for alone: it stays meanwhile.
  const [held, hold] = useState<Demand>()
  if (come && come !== held) hold(come)
  const demand = come ?? (isEnabled && alone.isPending && held?.id === demandId ? held : undefined)
  const isComing = demandId !== null && demand === undefined && (!isListed || alone.isPending)
  return { row: demand, isComing, error: alone.error, retry: () => void alone.refetch() }
}
