import { siteSortKeys } from '@vigie/contract/sites/sites.sorts.ts'
import { month, type PlannedQueries } from '../../../test/plans.ts'
import * as siteLists from './sites.list.store.ts'
import * as siteSheets from './sites.sheet.store.ts'
import type { SiteQuestion } from './sites.list.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { siteLists, siteSheets }

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
  siteById: () => [siteSheets.siteById(db, 5, { hasRights: true })],
  highestSiteCode: () => [siteSheets.highestSiteCode(db)],
  hasShifts: () => [siteSheets.hasShifts(db, 5)],
  openClient: () => [siteSheets.openClient(db, 3)],
  heldSites: () => [siteSheets.heldSites(db, [1, 2])],
  openClients: () => [siteSheets.openClients(db, [1, 2])],
  turnSites: () => [siteSheets.turnSites(db, [1, 2], false)],
  figuresOfSite: () => [siteSheets.figuresOfSite(db, 5, month)],
  contactsOf: () => [siteSheets.contactsOf(db, 5)],
  isAgentAtSite: () => [siteSheets.isAgentAtSite(db, 5, 5)],
  clientsNamed: () => [siteSheets.clientsNamed(db, null)],
})
