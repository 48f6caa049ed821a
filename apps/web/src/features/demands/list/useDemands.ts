import { countDemands, listDemands, type Demand } from '@vigie/contract/demands/demands.ts'
import { useState } from 'react'
import { usePages } from '../../../api/pages.ts'
import { useAsk } from '../../../api/queries.ts'
import type { DemandsView } from '../../../routing/addresses/demands.ts'
import { shownCounts } from './counts.rules.ts'

type Narrowing = Pick<DemandsView, 'state' | 'typeId' | 'search'>

const narrowedBy = ({ search, typeId }: Narrowing) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(typeId !== null && { typeId }),
})

/** The demands of a view, page by page, and how many each state would show. */
export function useDemands(view: Narrowing) {
  const { query, rows } = usePages(listDemands, { ...narrowedBy(view), state: view.state }, ({ demands }) => demands, { keepsFormer: true })
  const counts = useAsk(countDemands, narrowedBy(view), { keepsFormer: true })
  return { query, demands: rows as readonly Demand[], counts: counts.data && shownCounts(counts.data) }
}

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
  return { demand, isComing, error: alone.error, retry: () => void alone.refetch() }
}
