import { listClients } from '@vigie/contract/sites/sites.ts'
import { useAsk } from '../../api/queries.ts'
import type { Choice } from '../../ui/fields/choices/choices.tsx'

/** The clients that a site may be given to, and the one that it has: that may be closed. */
export function useClientChoices(own?: { readonly clientId: number; readonly clientName: string }): readonly Choice[] {
  const { data } = useAsk(listClients, {})
  const choices = (data?.clients ?? []).map(({ id, name }) => ({ id, label: name }))
  return own && !choices.some(({ id }) => id === own.clientId) ? [{ id: own.clientId, label: own.clientName }, ...choices] : choices
}
