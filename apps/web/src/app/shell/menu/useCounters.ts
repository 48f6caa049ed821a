import { may, role } from '@vigie/contract/access.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { Counters } from './unseen.ts'

/** Milliseconds: asked once, and anew after a cut of the line; nobody polls. */
const fresh = 300_000

/** What waits unseen for the reader, for every badge of the frame. A manager has none to show, and does not ask. */
export function useCounters(): Counters | undefined {
  const exchange = useExchange()
  const isShown = useUser().role !== role.manager && mayUse(exchange, may.seeCounters)
  const { data } = useAsk(readUnseen, {}, { isEnabled: isShown, staleTime: fresh })
  return isShown ? data : undefined
}
