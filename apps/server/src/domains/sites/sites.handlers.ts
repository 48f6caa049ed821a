import { role } from '@vigie/contract/access.ts'
import { listSites } from '@vigie/contract/sites.ts'
import { handle } from '../../kit/handle.ts'
import type { Session } from '../../kit/session.ts'
import { sitesSeen, type SiteScope } from './sites.store.ts'

export const sitesHandlers = [
  handle(listSites, async ({ input, db, session }) => ({
    sites: await sitesSeen(db, scopeOf(session), input.search ?? '', input.clockingSiteEnabled),
  })),
]

/** Whose sites: a manager's are all, a client's its own, a sub-client's those it is held to, a device's its links. */
function scopeOf({ user, siteIds, deviceId }: Session): SiteScope {
  if (user.role === role.manager) return {}
  if (user.role === role.device) return { deviceId: deviceId ?? 0 }
  if (user.role === role.clientUser) return { clientIds: user.clientIds, siteIds: siteIds ?? [] }
  if (user.role === role.client) return { clientIds: user.clientIds }
  // A partner sees the sites of its orders; until it has an order it sees none.
  return { siteIds: [] }
}
