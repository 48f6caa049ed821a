import { role } from '@vigie/contract/access.ts'
import type { AnomalySortKey, ContractSortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { listAnomalies, listMonthContracts, listNextShifts, readCounters, readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading } from '../../kit/handle.ts'
import { orderOf } from '../../kit/order.rules.ts'
import type { ShiftRow } from '../shifts/shifts.columns.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { shiftScopeOf } from '../shifts/shifts.scope.rules.ts'
import { anomaliesOfMonth, shiftsWrong } from './anomalies.store.ts'
import { contractsOfMonth } from './contracts.store.ts'
import { isAnomalyKey, isContractKey } from './dashboard.order.rules.ts'
import { firstSteps, statsOfMonth } from './dashboard.store.ts'
import { phonesFor, shownTo, withinMonths } from './today.rules.ts'
import { shiftsOn, shiftsToCome, shiftsWaiting } from './today.store.ts'

export const handlers = [
  reading(readCounters, async ({ input, db, now, company }) => {
    const { month, onlyAnomalies } = input
    const wrong = anomaliesOfMonth(db, month, now, company.settings)
    const [[anomaliesStats], [monthStats]] = onlyAnomalies ? [await db.read(wrong), [null]] : await db.batch(wrong, statsOfMonth(db, month))
    requires(anomaliesStats, 'NOT_FOUND')
    return { monthStats: monthStats ?? null, anomaliesStats }
  }),
  reading(listNextShifts, async ({ input, db, now, company, session }) => {
    const scope = shiftScopeOf(session)
    const current = session.user.role === role.manager ? shiftsWaiting : shiftsOn
    const [soon, rows] = await db.batch(shiftsToCome(db, scope, now, input.limit), current(db, scope, now, company.settings))
    const next = withinMonths(soon, session, monthOf(localOf(now, company.timeZone)))
    const phones = phonesFor(session, rows)
    const shown = (row: ShiftRow) => shownTo(session, shiftAt(row, now, company.settings))
    return { shifts: next.map(shown), current: rows.map(shown), phones }
  }),
  reading(listAnomalies, async ({ input, db, now, company }) => {
    const { month, kind, sort, limit, cursor } = input
    const order = orderOf<AnomalySortKey>(sort)
    // A page of one kind goes on in that kind alone.
    const list = `${kind} ${sort}`
    const after = readCursor(list, cursor, isAnomalyKey[order.key])
    const rows = await db.read(shiftsWrong(db, { month, kind, order, limit: limit + 1, after }, now, company.settings))
    const { page, nextCursor } = pageOf(rows, limit, list, ({ sortKey, id }) => ({ key: sortKey, id }))
    return { shifts: page.map((row) => shiftAt(row, now, company.settings)), nextCursor }
  }),
  reading(listMonthContracts, async ({ input, db }) => {
    const { month, hasShifts, sort, limit, cursor } = input
    const order = orderOf<ContractSortKey>(sort)
    const after = readCursor(sort, cursor, isContractKey[order.key])
    const rows = await db.read(contractsOfMonth(db, { month, hasShifts, order, limit: limit + 1, after }))
    const { page, nextCursor } = pageOf(rows, limit, sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    return { contracts: page, nextCursor }
  }),
  handle(readFirstSteps, async ({ db }) => {
    const steps = await db.one(firstSteps(db))
    requires(steps, 'NOT_FOUND')
    return steps
  }),
]
