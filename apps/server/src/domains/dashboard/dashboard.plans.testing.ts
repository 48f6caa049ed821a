import { anomalyKinds } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { anomalySorts, contractSorts, type AnomalySortKey, type ContractSortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { orderOf } from '../../kit/order.rules.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import * as anomalies from './anomalies.store.ts'
import * as contracts from './contracts.store.ts'
import * as dashboard from './dashboard.store.ts'
import * as effects from './effects.store.ts'
import type { ShiftScope } from '../shifts/shifts.scope.rules.ts'
import * as today from './today.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { anomalies, contracts, dashboard, effects, today }

const latest = { key: 'start', isDown: true } as const
const scopes: readonly ShiftScope[] = [{}, { clientIds: [1, 2] }, { clientIds: [1], siteIds: [5] }, { partnerId: 1 }]

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  statsOfMonth: () => [dashboard.statsOfMonth(db, month)],
  anomaliesOfMonth: () => [anomalies.anomaliesOfMonth(db, month, now, defaultSettings)],
  shiftsWrong: () => [
    ...anomalyKinds.map((kind) =>
      anomalies.shiftsWrong(db, { month, kind, order: latest, limit: 50, after: { key: now, id: 10 } }, now, defaultSettings),
    ),
    ...anomalySorts.map((sort) =>
      anomalies.shiftsWrong(db, { month, kind: 'late', order: orderOf<AnomalySortKey>(sort), limit: 50 }, now, defaultSettings),
    ),
  ],
  shiftsToCome: () => scopes.map((scope) => today.shiftsToCome(db, scope, now, 15)),
  shiftsOn: () => scopes.map((scope) => today.shiftsOn(db, scope, now, defaultSettings)),
  shiftsWaiting: () => [today.shiftsWaiting(db, scopes[0]!, now, defaultSettings)],
  contractsOfMonth: () =>
    contractSorts.flatMap((sort) =>
      [undefined, true].map((hasShifts) =>
        contracts.contractsOfMonth(db, { month, hasShifts, order: orderOf<ContractSortKey>(sort), limit: 100 }),
      ),
    ),
  lateUnder: () => [effects.lateUnder(db, month, 10)],
  earlyUnder: () => [effects.earlyUnder(db, month, 30)],
  sitesUnder: () => [effects.sitesUnder(db)],
  firstSteps: () => [dashboard.firstSteps(db)],
})
