import * as may from '@vigie/contract/access.calls.ts'
import { listFilingChoices } from '@vigie/contract/documents/documents.choices.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { DocumentsPlace } from './question.rules.ts'

/** The name of whose documents a page shows: a site's, a client's, the company's own; null: they are several ones', or it is not known yet. */
export function usePlaceName({ owner, ownerId }: DocumentsPlace, first: Document | undefined, isManager: boolean): string | null {
  const exchange = useExchange()
  const isOne = owner === 'company' || (owner !== null && ownerId !== null)
  const isAsked = isOne && isManager && mayUse(exchange, may.fileDocuments)
  const choices = useAsk(listFilingChoices, { owner: owner ?? 'company', ownerId: ownerId ?? undefined }, { isEnabled: isAsked })
  if (!isOne) return null
  return choices.data?.name ?? first?.ownerName ?? null
}
