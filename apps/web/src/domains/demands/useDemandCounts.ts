import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { countDemands } from '@vigie/contract/demands/demands.ts'
import { useAsk } from '../../api/queries.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'

/** Milliseconds: asked once, and anew when a change is told of (`useLiveCounters`). */
const fresh = 300_000

/** How many demands there are for a manager to answer, and since when the oldest waits: for the menu, the home and the inbox. */
export function useDemandCounts() {
  const exchange = useExchange()
  const isEnabled = useUser().role === role.manager && mayUse(exchange, may.answerDemands)
  return useAsk(countDemands, {}, { isEnabled, staleTime: fresh })
}
