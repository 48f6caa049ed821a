import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { day, month, now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as create from './create.store.ts'
import * as handover from './handover.store.ts'
import * as requirements from './requirements.store.ts'
import * as sold from './sold.store.ts'
import * as suggestions from './suggestions.store.ts'
import * as plan from './plan.store.ts'
import * as unfit from './unfit.store.ts'

/** The stores whose every query is planned below. */
export const stores = { suggestions, plan, requirements, unfit, handover, create, sold }

const newShifts = { siteId: 3, prestationId: null, activityId: null, profileId: null, breakMinutes: null, note: '' }
const spans = [{ startsAt: now, endsAt: '2026-12-28T00:00:00Z' as Instant, startsLocal: '2026-10-12 07:00:00' as LocalDateTime, month }]

const [from, to] = ['2026-07-20T00:00:00Z' as Instant, '2026-12-28T00:00:00Z' as Instant]

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  soldOf: () => [sold.soldOf(db, 5)],
  soldFacts: () => [sold.soldFacts(db, 5, 2)],
  removeSoldRow: () => [sold.removeSoldRow(db, 5, 1, 1)],
  requirementsOf: () => [requirements.requirementsOf(db)],
  requirementsOfOne: () => [requirements.requirementsOfOne(db, 2)],
  requirable: () => [requirements.requirable(db)],
  requirableAmong: () => [requirements.requirableAmong(db, [3])],
  saveRequirements: () => [
    requirements.saveRequirements(db, { id: 2, isCardRequired: true, cardActivity: '', qualificationIds: [3], version: 1 }),
  ],
  planningSite: () => [create.planningSite(db, newShifts)],
  holdPlanningSite: () => [create.holdPlanningSite(db, 5)],
  insertShifts: () => [create.insertShifts(db, newShifts, spans, now)],
  holdShift: () => [create.holdShift(db, 500)],
  holdsOf: () => [create.holdsOf(db, 500)],
  deleteShift: () => [create.deleteShift(db, 500, 1)],
  askedShift: () => [suggestions.askedShift(db, 500)],
  askedShifts: () => [suggestions.askedShifts(db, [500])],
  openAsked: () => [suggestions.openAsked(db, [500])],
  suggestionsFor: () => [
    suggestions.suggestionsFor(db, { shiftIds: [500], search: '', agentIds: [7], limit: 1 }),
    suggestions.suggestionsFor(db, { shiftIds: [500, 520], search: '', agentIds: null, limit: 20 }),
    suggestions.suggestionsFor(db, { shiftIds: [500], search: 'nom', agentIds: null, limit: 20 }),
  ],
  shiftsAround: () => [suggestions.shiftsAround(db, [7], from, to, false), suggestions.shiftsAround(db, [7], from, to, true)],
  contractsOf: () => [suggestions.contractsOf(db, [7])],
  unfitBetween: () => [unfit.unfitBetween(db, day, day, 1001)],
  unfitOfMonth: () => [unfit.unfitOfMonth(db, month, [5, 7])],
  plannedAgents: () => [
    unfit.plannedAgents(db, month, null, { limit: 101, after: undefined }),
    unfit.plannedAgents(db, month, [5, 7], { limit: 101, after: { key: 'nom', id: 5 } }),
  ],
  planShifts: () => [plan.planShifts(db, [{ shiftId: 500, agentId: 7, contractId: null, version: 1 }], now)],
  holdAgents: () => [plan.holdAgents(db, [7])],
  planDigest: () => [plan.planDigest(db, [7], from, to)],
  saveWaiver: () => [plan.saveWaiver(db, { shiftId: 500, agentId: 7, userId: 1, rules: ['SHORTEST_REST'], reason: 'Urgence', now })],
  divideShift: () => [handover.divideShift(db, { shiftId: 500, version: 1, at: now, reason: 'Malade', userId: 1 }, now)],
  noteHandover: () => [handover.noteHandover(db, { shiftId: 500, formerAgentId: 7, at: now, reason: 'Malade', userId: 1 }, now)],
  joinShift: () => [handover.joinShift(db, { shiftId: 500, version: 1, userId: 1 }, now)],
  hasJournal: () => [handover.hasJournal(db, 500)],
  removeJoined: () => [handover.removeJoined(db, 500)],
  partsOfPost: () => [handover.partsOfPost(db, 500)],
  handoversOf: () => [handover.handoversOf(db, [500])],
})
