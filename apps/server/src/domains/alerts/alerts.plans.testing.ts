import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as columns from './alerts.columns.ts'
import * as alerts from './alerts.store.ts'

/** The stores whose every query is planned below. */
export const stores = { alerts, columns }

const step = {
  about: 'notArrived 500 of 5',
  kind: 'notArrived',
  shiftId: 500,
  deviceId: null,
  siteId: 5,
  agentId: 5,
  since: now,
  toAgent: true,
  toDuty: true,
  toAll: false,
} as const

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  alertedShifts: () => [alerts.alertedShifts(db, now, { farthest: 1440, notice: 60 })],
  openAlerts: () => [alerts.openAlerts(db)],
  noteLook: () => [alerts.noteLook(db, now)],
  releaseLostAlerts: () => [alerts.releaseLostAlerts(db)],
  noteSteps: () => [alerts.noteSteps(db, [step], now)],
  endAlerts: () => [alerts.endAlerts(db, [1], now)],
  askForAlerts: () => [alerts.askForAlerts(db, now)],
  sweepAlerts: () => [alerts.sweepAlerts(db, now)],
  takeOpenAlert: () => [alerts.takeOpenAlert(db, 1, 1, false, now)],
  releaseTakenAlert: () => [alerts.releaseTakenAlert(db, 1, 1)],
  closeOpenAlert: () => [alerts.closeOpenAlert(db, 1, 1, 'Remplacé', now)],
  storedPlan: () => [alerts.storedPlan(db)],
  savePlanOf: () => [alerts.savePlanOf(db, {}, 1)],
  alertById: () => [columns.alertById(db, 1)],
})
