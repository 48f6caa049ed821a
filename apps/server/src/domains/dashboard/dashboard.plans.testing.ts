import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import * as dashboard from './dashboard.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { dashboard }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  statsOfMonth: () => [dashboard.statsOfMonth(db, month)],
  anomaliesOfMonth: () => [dashboard.anomaliesOfMonth(db, month, now, defaultSettings)],
  shiftsWrong: () =>
    (['missed', 'late', 'outsideArea'] as const).map((kind) =>
      dashboard.shiftsWrong(db, { month, kind, limit: 50, before: { key: now, id: 10 } }, now, defaultSettings),
    ),
  shiftsToCome: () => [dashboard.shiftsToCome(db, now, 15)],
  contractsOfMonth: () => [
    dashboard.contractsOfMonth(db, { month, limit: 100 }),
    dashboard.contractsOfMonth(db, { month, hasShifts: true, limit: 100 }),
  ],
  firstSteps: () => [dashboard.firstSteps(db)],
})
