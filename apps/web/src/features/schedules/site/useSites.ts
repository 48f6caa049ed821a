import { isClientType, role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { useMemo } from 'react'
import { useAsk } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'

/**
 * The sites that the reader may choose among, and the one that is shown: the address' own, else a client's first one and
 * all those where a partner's agents work.
 */
export function useSites(asked: number | null) {
  const user = useUser()
  const isPartner = user.role === role.partner
  const mayList = mayUse(useExchange(), may.seeSites) && !isPartner
  const list = useAsk(listSites, { sort: 'name' }, { isEnabled: mayList })
  const sites = list.data?.sites
  const choices = useMemo<readonly Choice[]>(
    () =>
      (sites ?? []).map(({ id, name, clientName, city }) => ({ id, label: name, note: [clientName, city].filter(Boolean).join(' · ') })),
    [sites],
  )
  const fallback = isPartner ? 0 : isClientType(user.role) ? (sites?.[0]?.id ?? null) : null
  const siteId = asked ?? fallback
  return {
    siteId,
    choices,
    site: sites?.find(({ id }) => id === siteId),
    /** A client without a site in its address waits for the list that begins with it. */
    isWaiting: siteId === null && mayList && list.isPending,
    /** Whether a choice stands: of a sub-client, who may have one site alone, not before its sites are known. */
    hasChoice: mayList && (list.data ? choices.length > 1 : list.isPending && user.role !== role.clientUser),
  }
}
