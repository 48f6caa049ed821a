import * as may from '@vigie/contract/access.calls.ts'
import { countDocuments } from '@vigie/contract/documents/documents.ts'
import type { DocumentLocation } from '@vigie/contract/documents/documents.kinds.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'

/** How many documents somebody has, for who may see figures; undefined until they are counted. */
export function useDocumentCount(location: DocumentLocation, ownerId: number | null): number | undefined {
  const exchange = useExchange()
  const isEnabled = ownerId !== null && mayUse(exchange, may.seeCounters)
  return useAsk(countDocuments, { type: location, ...(ownerId !== null && { ownerId }) }, { isEnabled }).data?.all
}
