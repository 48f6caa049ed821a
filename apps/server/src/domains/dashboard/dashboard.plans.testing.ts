import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import * as dashboard from './dashboard.store.ts'
import type { ShiftScope } from '../shifts/shifts.scope.rules.ts'
import * as today from './today.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { dashboard, today }

const scopes: readonly ShiftScope[] = [{}, { clientIds: [1, 2] }, { clientIds: [1], siteIds: [5] }, { partnerId: 1 }]

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  statsOfMonth: () => [dashboard.statsOfMonth(db, month)],
  anomaliesOfMonth: () => [dashboard.anomaliesOfMonth(db, month, now, defaultSettings)],
  shiftsWrong: () =>
    (['missed', 'late', 'outsideArea'] as const).map((kind) =>
      dashboard.shiftsWrong(db, { month, kind, limit: 50, before: { key: now, id: 10 } }, now, defaultSettings),
    ),
  shiftsToCome: () => scopes.map((scope) => today.shiftsToCome(db, scope, now, 15)),
  shiftsOn: () => scopes.map((scope) => today.shiftsOn(db, scope, now, defaultSettings)),
  shiftsWaiting: () => [today.shiftsWaiting(db, scopes[0]!, now, defaultSettings)],
  contractsOfMonth: () => [
    dashboard.contractsOfMonth(db, { month, limit: 100 }),
    dashboard.contractsOfMonth(db, { month, hasShifts: true, limit: 100 }),
  ],
  firstSteps: () => [dashboard.firstSteps(db)],
})
