import { role } from '@vigie/contract/access.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import {
  countNotificationSites,
  listNotificationSites,
  turnSiteOff,
  turnSiteOn,
  type NotificationSite,
} from '@vigie/contract/notifications/notifications.sites.ts'
import { handle } from '../../kit/handle.ts'
import type { Session } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { endQuiet, keepQuiet, sitesOfAgent, sitesOfClient } from './quiet.store.ts'

/**
 * The sites that a reader may turn off, or one of them alone. Of a manager there are none: what it is told of a site is an
 * alarm or waits for it, and is never kept quiet. Nor of a partner, who has no sites before it has orders.
 */
async function ownSites(db: Db, { user, siteIds }: Session, siteId: number | null = null): Promise<NotificationSite[]> {
  const { id: userId, agentId, clientIds } = user
  switch (user.role) {
    case role.agent:
      return agentId === null ? [] : db.read(sitesOfAgent(db, { userId, agentId }, siteId))
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
async function ownSite(db: Db, session: Session, siteId: number): Promise<NotificationSite> {
  const [site] = await ownSites(db, session, siteId)
  requires(site, 'NOT_FOUND')
  return site
}

export const quietHandlers = [
  handle(listNotificationSites, async ({ db, session }) => ({ sites: await ownSites(db, session) })),

  handle(countNotificationSites, async ({ input, db, session }) => {
    requires(input.id === session.user.id, 'NOT_FOUND')
    const sites = await ownSites(db, session)
    return { total: sites.length, enabled: sites.filter(({ isOn }) => isOn).length }
  }),

  handle(turnSiteOn, async ({ input: { siteId }, db, session }) => {
    const site = await ownSite(db, session, siteId)
    await db.save(endQuiet(db, session.user.id, siteId))
    return { site: { ...site, isOn: true } }
  }),

  handle(turnSiteOff, async ({ input: { siteId }, db, session, now }) => {
    const site = await ownSite(db, session, siteId)
    await db.save(keepQuiet(db, session.user.id, siteId, now))
    return { site: { ...site, isOn: false } }
  }),
]
