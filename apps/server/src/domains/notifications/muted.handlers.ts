import { role } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import {
  countNotificationSites,
  listNotificationSites,
  muteSite,
  unmuteSite,
  type NotificationSite,
} from '@vigie/contract/notifications/notifications.sites.ts'
import { handle } from '../../kit/handle.ts'
import type { Session } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { endQuiet, keepQuiet, sitesOfAgent, sitesOfClient } from './muted.store.ts'

interface Asked {
  readonly db: Db
  readonly session: Session
  readonly now: Instant
}

/**
 * The sites that a reader may turn off, or one of them alone. Of a manager there are none: what it is told of a site is an
 * alarm or waits for it, and is never kept quiet. Nor of a partner, who has no sites before it has orders.
 */
async function ownSites({ db, session: { user, siteIds }, now }: Asked, siteId: number | null = null): Promise<NotificationSite[]> {
  const { id: userId, agentId, clientIds } = user
  switch (user.role) {
    case role.agent:
      return agentId === null ? [] : db.read(sitesOfAgent(db, { userId, agentId, now }, siteId))
    case role.client:
      return db.read(sitesOfClient(db, { userId, clientIds, siteIds: null }, siteId))
    case role.clientUser:
      return db.read(sitesOfClient(db, { userId, clientIds, siteIds: siteIds ?? [] }, siteId))
    case role.manager:
    case role.partner:
    case role.device:
      return []
  }
}

/** Refuses NOT_FOUND for a site that is none of the reader's, whosever it is. */
async function ownSite(asked: Asked, siteId: number): Promise<NotificationSite> {
  const [site] = await ownSites(asked, siteId)
  requires(site, 'NOT_FOUND')
  return site
}

export const handlers = [
  handle(listNotificationSites, async (asked) => ({ sites: await ownSites(asked) })),

  handle(countNotificationSites, async (asked) => {
    requires(asked.input.id === asked.session.user.id, 'NOT_FOUND')
    const sites = await ownSites(asked)
    return { total: sites.length, enabled: sites.filter(({ isOn }) => isOn).length }
  }),

  handle(unmuteSite, async (asked) => {
    const { siteId } = asked.input
    const site = await ownSite(asked, siteId)
    await asked.db.save(endQuiet(asked.db, asked.session.user.id, siteId))
    return { site: { ...site, isOn: true } }
  }),

  handle(muteSite, async (asked) => {
    const { siteId } = asked.input
    const site = await ownSite(asked, siteId)
    await asked.db.save(keepQuiet(asked.db, asked.session.user.id, siteId, asked.now))
    return { site: { ...site, isOn: false } }
  }),
]
