import { day, now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as quiet from './muted.store.ts'
import * as send from './send.store.ts'

/** The stores whose every query is planned below. */
export const stores = { quiet, send }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  sitesOfAgent: () => [null, 5].map((siteId) => quiet.sitesOfAgent(db, { userId: 1, agentId: 7, now }, siteId)),
  sitesOfClient: () => [
    quiet.sitesOfClient(db, { userId: 1, clientIds: [2], siteIds: null }, null),
    quiet.sitesOfClient(db, { userId: 1, clientIds: [2], siteIds: [5] }, 5),
  ],
  keepQuiet: () => [quiet.keepQuiet(db, 1, 5, now)],
  endQuiet: () => [quiet.endQuiet(db, 1, 5)],
  agentsThere: () => [send.agentsThere(db, [1, 2])],
  siteThere: () => [send.siteThere(db, 1)],
  usersOfAgents: () => [send.usersOfAgents(db, [1, 2])],
  usersOfSite: () => [send.usersOfSite(db, 5, now)],
  withoutAccount: () => [send.withoutAccount(db, [1, 2], day), send.withoutAccount(db, null, day)],
  withoutAccountOfSite: () => [send.withoutAccountOfSite(db, 5, now)],
})
