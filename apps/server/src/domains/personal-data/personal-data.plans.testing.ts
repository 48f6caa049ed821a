import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as counts from './personal-data.count.store.ts'
import * as lists from './personal-data.lists.store.ts'
import * as sheet from './personal-data.sheet.store.ts'

/** The stores whose every query is planned below. */
export const stores = { counts, lists, sheet }

const first = { agentId: 7, limit: 251, after: undefined }
const later = { agentId: 7, limit: 251, after: 9 }
const since = { agentId: 7, limit: 251, after: { at: now, id: 9 } }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  heldCounts: () => [counts.heldCounts(db, 7, 1)],
  heldIdentityOf: () => [sheet.heldIdentityOf(db, 7, 1)],
  heldClosings: () => [sheet.heldClosings(db, 7)],
  heldInstructionsOf: () => [sheet.heldInstructionsOf(db, 7)],
  heldQuietSites: () => [sheet.heldQuietSites(db, 1)],
  heldMonths: () => [sheet.heldMonths(db, 7)],
  heldServices: () => [lists.heldServices(db, first), lists.heldServices(db, since)],
  heldActs: () => [lists.heldActs(db, first), lists.heldActs(db, { ...first, after: { siteId: 3, seq: 9 } })],
  heldComments: () => [lists.heldComments(db, first), lists.heldComments(db, later)],
  heldDemands: () => [lists.heldDemands(db, first), lists.heldDemands(db, later)],
  heldMissions: () => [lists.heldMissions(db, first), lists.heldMissions(db, later)],
  heldAbsences: () => [lists.heldAbsences(db, first), lists.heldAbsences(db, since)],
  heldHandovers: () => [lists.heldHandovers(db, first), lists.heldHandovers(db, later)],
  heldAlerts: () => [lists.heldAlerts(db, first), lists.heldAlerts(db, later)],
  heldAvailabilities: () => [lists.heldAvailabilities(db, first), lists.heldAvailabilities(db, since)],
  heldDocuments: () => [lists.heldDocuments(db, first), lists.heldDocuments(db, { ...first, after: { id: 5, version: 1 } })],
  heldSessions: () => [lists.heldSessions(db, 1, first), lists.heldSessions(db, 1, later)],
})
