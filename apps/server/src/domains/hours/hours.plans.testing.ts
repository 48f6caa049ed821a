import { noFigures } from '@vigie/contract/hours/hours.rules.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as acts from './acts.store.ts'
import * as closings from './closings.store.ts'
import * as hours from './hours.store.ts'

/** The stores whose every query is planned below. */
export const stores = { acts, closings, hours }

const agent = {
  agentId: 7,
  agentName: 'Nom Prénom',
  employeeNumber: 'A7',
  partnerName: null,
  contractMinutes: 9100,
  figures: noFigures(),
  carried: null,
}

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  agentsOfMonth: () => [hours.agentsOfMonth(db, month)],
  agentsById: () => [hours.agentsById(db, [7])],
  agentCount: () => [hours.agentCount(db)],
  contractsOfMonth: () => [hours.contractsOfMonth(db, month), hours.contractsOfMonth(db, month, 7)],
  sitesOfHours: () => [hours.sitesOfHours(db)],
  servicesOfMonth: () => [hours.servicesOfMonth(db, [7], month)],
  servicesById: () => [hours.servicesById(db, [7])],
  marksOfMonth: () => [hours.marksOfMonth(db, [7], month)],
  controlOfMonth: () => [hours.controlOfMonth(db, month)],
  absencesOfMonth: () => [hours.absencesOfMonth(db, 7, month, 'Europe/Paris')],
  textsOfServices: () => [acts.textsOfServices(db, [7])],
  saidOfServices: () => [acts.saidOfServices(db, [7]), acts.saidOfServices(db, [7, 9000])],
  closedRange: () => [closings.closedRange(db)],
  closingOf: () => [closings.closingOf(db, month)],
  closedAgents: () => [closings.closedAgents(db, month)],
  changedIn: () => [closings.changedIn(db, month), closings.changedIn(db, month, 7)],
  settledOf: () => [closings.settledOf(db, 7, month)],
  insertClosing: () => [
    closings.insertClosing(db, {
      month,
      now,
      userId: 1,
      name: 'Camille Rouvière',
      reason: '',
      unsettledCount: 0,
      unassignedCount: 0,
      control: { shiftCount: 0, plannedMinutes: 0, doneMinutes: 0 },
    }),
  ],
  insertClosedAgents: () => [closings.insertClosedAgents(db, month, [agent])],
  saveSettled: () => [closings.saveSettled(db, [{ month, agentId: 7, mark: '1', services: [] }])],
})
