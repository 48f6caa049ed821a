import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { listContacts, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites, type Site } from '@vigie/contract/sites/sites.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { usePosition } from '../../../domains/sites/usePosition.ts'

/** One site's sheet, whom to call, and its devices; what the reader may not ask is not asked. */
export function useSheet(siteId: number | null, month: Month) {
  const exchange = useExchange()
  const { position } = usePosition()
  const id = siteId ?? 0
  const isEnabled = siteId !== null
  const sheet = useAsk(readSite, { siteId: id, month, ...position }, { isEnabled, keepsFormer: true })
  const contacts = useAsk(listContacts, { siteId: id }, { isEnabled: isEnabled && mayUse(exchange, may.seeContacts) })
  const devices = useAsk(listDevices, { siteId: id }, { isEnabled: isEnabled && mayUse(exchange, may.seeDevices) })
  return { sheet, contacts, devices }
}

const none: readonly Site[] = []

/**
 * The sites that a client or a partner chooses among; the first is chosen when they load (coverage 4.088).
 * A manager comes from the list, which is another page.
 */
export function useOwnSites(asked: number | null) {
  const isManager = useUser().role === role.manager
  const list = useAsk(listSites, { sort: 'name' }, { isEnabled: !isManager })
  const sites = list.data?.sites
  return { list, hasChoice: !isManager, sites: sites ?? none, siteId: asked ?? (isManager ? null : (sites?.[0]?.id ?? null)) }
}
