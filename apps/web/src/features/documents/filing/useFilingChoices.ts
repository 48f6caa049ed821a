import { listFilingChoices } from '@vigie/contract/documents/documents.choices.ts'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { useAsk } from '../../../api/queries.ts'

/** Who can be chosen: the owners of a kind, or of one of them its readers. */
export function useFilingChoices(owner: DocumentOwner, ownerId: number | null, search = '', isEnabled = true) {
  const words = search.trim()
  return useAsk(
    listFilingChoices,
    { owner, ...(ownerId !== null && { ownerId }), ...(words && { search: words }) },
    { isEnabled, keepsFormer: true, staleTime: 60_000 },
  )
}
