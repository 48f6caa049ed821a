import type { Day } from '@vigie/contract/kit/time.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import * as feed from './feed/feed.store.ts'
import * as infos from './infos.store.ts'
import * as partner from './partner.store.ts'
import * as notices from './publication.notices.store.ts'
import * as publication from './publication.store.ts'
import * as schedules from './schedules.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { feed, infos, notices, partner, publication, schedules }

const ofPartner = [
  { partnerId: 1, siteId: null },
  { partnerId: 1, siteId: 5 },
]

const taken = { employeeNumber: '10086', month, siteCode: 'S1', startsAt: now, endsAt: now }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  feedOfUser: () => [feed.feedOfUser(db, 5)],
  saveFeed: () => [feed.saveFeed(db, 5, Buffer.alloc(32), now)],
  deleteFeed: () => [feed.deleteFeed(db, 5)],
  readerOfFeed: () => [feed.readerOfFeed(db, Buffer.alloc(32), '2026-10-12' as Day)],
  shiftsOfFeed: () => [feed.shiftsOfFeed(db, 5, '202510' as Month, '202612' as Month)],
  absencesOfFeed: () => [feed.absencesOfFeed(db, 5, 'Europe/Paris', '2025-10-01T00:00:00Z' as Instant, '2026-12-31T00:00:00Z' as Instant)],
  absencesOfAgent: () => [schedules.absencesOfAgent(db, 5, month, 'Europe/Paris')],
  absencesAtSite: () => [schedules.absencesAtSite(db, 5, month, 'Europe/Paris')],
  holidaysAround: () => [schedules.holidaysAround(db, month)],
  sectorOfSite: () => [schedules.sectorOfSite(db, 5)],
  sectorsOfAgent: () => [schedules.sectorsOfAgent(db, 5, month)],
  notifyPublished: () => [notices.notifyPublished(db, month, now)],
  notifyReplanned: () => [[], [taken]].map((some) => notices.notifyReplanned(db, month, now, some)),
  notifyUnvalidated: () => [null, [5, 6]].map((agentIds) => notices.notifyUnvalidated(db, month, agentIds, '2026-10-12' as Day, now)),
  stampsOfAgent: () => [schedules.stampsOfAgent(db, 5, month)],
  plannedShifts: () => [schedules.plannedShifts(db, 5, month)],
  partnerOfAgent: () => [schedules.partnerOfAgent(db, 5)],
  stampsAtSite: () => [schedules.stampsAtSite(db, 5, month)],
  monthOfPartner: () => ofPartner.map((scope) => partner.monthOfPartner(db, scope, month)),
  absencesOfPartner: () => ofPartner.map((scope) => partner.absencesOfPartner(db, scope, month, 'Europe/Paris')),
  sectorsOfPartner: () => ofPartner.map((scope) => partner.sectorsOfPartner(db, scope, month)),
  isSiteOfPartner: () => ofPartner.map((scope) => partner.isSiteOfPartner(db, scope)),
  saveValidation: () => [
    publication.saveValidation(db, {
      agentId: 5,
      month,
      validatedAt: now,
      seen: { publishedAt: now, validatedAt: null, changedAt: null, plannedAt: now },
    }),
  ],
  countPublications: () => [publication.countPublications(db, month)],
  publicationsOf: () => [publication.publicationsOf(db, { month, search: 'nom', limit: 100 })],
  publish: () => [publication.publish(db, { month, agentIds: null, now }), publication.publish(db, { month, agentIds: [5], now })],
  unpublish: () => [publication.unpublish(db, { month, agentIds: [5] })],
  countPlanned: () => [publication.countPlanned(db, { month, agentIds: null })],
  shiftInfoFacts: () => [infos.shiftInfoFacts(db, 500, 1)],
  siteOfShift: () => [infos.siteOfShift(db, 500)],
  colleaguesOf: () => [infos.colleaguesOf(db, 500)],
})
