import { role } from '@vigie/contract/access.ts'
import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import type { SiteSortKey } from '@vigie/contract/sites/sites.sorts.ts'
import { listClients, listSites } from '@vigie/contract/sites/sites.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading } from '../../kit/handle.ts'
import { orderOf } from '../../kit/order.rules.ts'
import { subjectOf } from '../../kit/session.ts'
import { isKeyOf, opennessOf, refuseUnfit } from './sites.list.rules.ts'
import { clientsOf, countSites, sectorsOf, sitesOf, type SitePage, type SiteQuestion } from './sites.list.store.ts'
import { positionOf } from './sites.position.rules.ts'
import { scopeOf, seesFigures } from './sites.scope.rules.ts'
import { clientsNamed } from './sites.sheet.store.ts'

export const handlers = [
  reading(listSites, async ({ input, db, now, company, session }) => {
    const hasFigures = seesFigures(subjectOf(company, session, 'nobody'), session, input.month, monthOf(localOf(now, company.timeZone)))
    refuseUnfit(input, hasFigures)
    const scope = scopeOf(session)
    const order = orderOf<SiteSortKey>(input.sort)
    const question: SiteQuestion = {
      scope,
      month: hasFigures ? (input.month ?? null) : null,
      // A device clocks at open sites alone.
      openness: session.user.role === role.device ? 'open' : opennessOf(input.isActive, hasFigures),
      search: input.search ?? '',
      clientIds: input.clientIds,
      sectorIds: input.sectorIds,
      notInIds: input.notInIds,
      isClockingEnabled: input.clockingSiteEnabled,
      hasUnassignedShifts: input.hasUnassignedShifts,
    }
    const page: SitePage = {
      order,
      limit: input.limit + 1,
      after: readCursor(input.sort, input.cursor, isKeyOf[order.key]),
      position: positionOf(input),
      checksRights: input.checksRights ?? false,
    }
    const [rows, [counts], clients, sectors] = await db.batch(
      sitesOf(db, question, page),
      countSites(db, question),
      clientsOf(db, scope),
      sectorsOf(db, scope),
    )
    const { page: sites, nextCursor } = pageOf(rows, input.limit, input.sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    return {
      sites,
      clientIds: clients.map(({ id }) => id),
      sectorIds: sectors.map(({ id }) => id),
      clients,
      sectors,
      total: counts?.total ?? 0,
      counts: hasFigures && counts ? counts : null,
      nextCursor,
    }
  }),
  handle(listClients, async ({ db, session }) => ({
    clients: await db.read(clientsNamed(db, session.user.role === role.manager ? null : session.user.clientIds)),
  })),
]
