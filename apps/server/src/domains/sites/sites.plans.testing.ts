import { siteSortKeys } from '@vigie/contract/sites/sites.sorts.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { month, type PlannedQueries } from '../../../test/plans.ts'
import * as contacts from './contacts.store.ts'
import * as siteArrivals from './sites.arrivals.store.ts'
import * as siteLists from './sites.list.store.ts'
import * as siteSheets from './sites.sheet.store.ts'
import type { SiteQuestion } from './sites.list.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { contacts, siteArrivals, siteLists, siteSheets }

/** The list of sites in each of the ways that look at shifts, page by page. */
const siteQuestion: SiteQuestion = {
  scope: { hasRights: true },
  month,
  openness: 'inMonth',
  search: 'site 12',
  clientIds: undefined,
  sectorIds: undefined,
  notInIds: undefined,
  isClockingEnabled: undefined,
  hasUnassignedShifts: true,
}

const sitePages = siteSortKeys.map((key) => ({
  order: { key, isDown: key !== 'name' },
  limit: 200,
  after: { key: key === 'createdAt' ? '2026-01-01T00:00:00Z' : '5', id: 5 },
  position: { latitude: 48.85, longitude: 2.35 },
  checksRights: true,
}))

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  sitesOf: () =>
    sitePages.flatMap((page) => [siteLists.sitesOf(db, siteQuestion, page), siteLists.sitesOf(db, { ...siteQuestion, search: '' }, page)]),
  countSites: () => [siteLists.countSites(db, siteQuestion)],
  clientsOf: () => [siteLists.clientsOf(db, { clientIds: [1], hasRights: true })],
  sectorsOf: () => [siteLists.sectorsOf(db, { hasRights: true })],
  arrivalsAt: () => [siteArrivals.arrivalsAt(db, 5, '2026-08-15T00:00:00Z' as Instant, '2026-10-14T00:00:00Z' as Instant)],
  siteById: () => [siteSheets.siteById(db, 5, { hasRights: true })],
  highestSiteCode: () => [siteSheets.highestSiteCode(db)],
  hasShifts: () => [siteSheets.hasShifts(db, 5)],
  openClient: () => [siteSheets.openClient(db, 3)],
  shiftsAfter: () => [siteSheets.shiftsAfter(db, [5], '2026-10-12T08:00:00Z' as Instant)],
  heldSites: () => [siteSheets.heldSites(db, [1, 2])],
  openClients: () => [siteSheets.openClients(db, [1, 2])],
  setSitesActive: () => [siteSheets.setSitesActive(db, [1, 2], false)],
  figuresOfSite: () => [siteSheets.figuresOfSite(db, 5, month)],
  contactsOf: () => [contacts.contactsOf(db, 5)],
  contactsOfClient: () => [contacts.contactsOfClient(db, 3)],
  ownerThere: () => [contacts.ownerThere(db, { siteId: 5, clientId: null })],
  contactThere: () => [contacts.contactThere(db, 7)],
  removeContactRow: () => [contacts.removeContactRow(db, 7, 1)],
  orderContactRows: () => [contacts.orderContactRows(db, { siteId: 5, clientId: null }, [7, 8])],
  isAgentAtSite: () => [siteSheets.isAgentAtSite(db, 5, 5)],
  clientsNamed: () => [siteSheets.clientsNamed(db, null)],
})
