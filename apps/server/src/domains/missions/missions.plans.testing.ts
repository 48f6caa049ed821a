import { missionFilters } from '@vigie/contract/missions/missions.rules.ts'
import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as board from './missions.board.store.ts'
import * as filled from './missions.filled.store.ts'
import * as missions from './missions.store.ts'
import * as offered from './missions.offered.store.ts'

/** The stores whose every query is planned below. */
export const stores = { missions, board, filled, offered }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  missionsOf: () => [
    missions.missionsOf(db, { agentId: 7, shiftId: null, missionId: null, after: null, limit: 51, before: undefined }),
    missions.missionsOf(db, {
      agentId: 7,
      shiftId: null,
      missionId: null,
      after: now,
      limit: 51,
      before: undefined,
    }),
    missions.missionsOf(db, { agentId: null, shiftId: null, missionId: 5, after: null, limit: 1, before: undefined }),
    missions.missionsOf(db, { agentId: null, shiftId: 500, missionId: null, after: null, limit: 1, before: undefined }),
  ],
  askedPapers: () => [offered.askedPapers(db, [500])],
  instructionsOf: () => [offered.instructionsOf(db, [3])],
  boardOf: () => [
    board.boardOf(db, { state: 'assigned', search: '', limit: 51, before: 9, now }),
    ...[null, ...missionFilters].flatMap((state) =>
      ['', 'site 12', 'personne'].map((search) => board.boardOf(db, { state, search, limit: 21, before: undefined, now })),
    ),
  ],
  countBoard: () => ['', 'site 12', 'personne'].map((search) => board.countBoard(db, search, now)),
  countAnsweredMissions: () => [board.countAnsweredMissions(db, now)],
  endMissions: () => [board.endMissions(db, now)],
  offerableOf: () => [3, null].map((siteId) => board.offerableOf(db, { siteId, from: null, to: null, limit: 101, after: undefined, now })),
  markFilled: () => [filled.markFilled(db, [500], now), filled.markFilled(db, null, now)],
  missionById: () => [missions.missionById(db, 5)],
  shiftsOfMissions: () => [missions.shiftsOfMissions(db, [5])],
  agentsOfMissions: () => [missions.agentsOfMissions(db, [5], null), missions.agentsOfMissions(db, [5], 7)],
  openShifts: () => [missions.openShifts(db, [500], now)],
  agentsThere: () => [missions.agentsThere(db, [7])],
  holdShifts: () => [missions.holdShifts(db, [500])],
  insertMission: () => [missions.insertMission(db, { text: '', isFirstYes: false, shiftIds: [500], agentIds: [7], userId: 1, now })],
  saveResponse: () => [missions.saveResponse(db, { missionId: 5, agentId: 7, response: 2, now })],
  saveViewed: () => [missions.saveViewed(db, { missionId: 5, agentId: 7, now })],
  saveClosed: () => [missions.saveClosed(db, { id: 5, version: 1 }, 7, now)],
})
