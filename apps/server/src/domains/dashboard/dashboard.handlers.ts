import { role } from '@vigie/contract/access.ts'
import { listAnomalies, listMonthContracts, listNextShifts, readCounters, readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { isInstantKey, pageOf, readCursor } from '../../kit/cursor.ts'
import { handle } from '../../kit/handle.ts'
import type { ShiftRow } from '../shifts/shifts.columns.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { shiftScopeOf } from '../shifts/shifts.scope.rules.ts'
import { anomaliesOfMonth, contractsOfMonth, firstSteps, shiftsWrong, statsOfMonth } from './dashboard.store.ts'
import { phonesFor, shownTo, withinMonths } from './today.rules.ts'
import { shiftsOn, shiftsToCome, shiftsWaiting } from './today.store.ts'

export const dashboardHandlers = [
  handle(readCounters, async ({ input, db, now, company }) => {
    const { month, onlyAnomalies } = input
    const wrong = anomaliesOfMonth(db, month, now, company.settings)
    const [[anomaliesStats], [monthStats]] = onlyAnomalies ? [await db.read(wrong), [null]] : await db.batch(wrong, statsOfMonth(db, month))
    requires(anomaliesStats, 'NOT_FOUND')
    return { monthStats: monthStats ?? null, anomaliesStats }
  }),
  handle(listNextShifts, async ({ input, db, now, company, session }) => {
    const scope = shiftScopeOf(session)
    const current = session.user.role === role.manager ? shiftsWaiting : shiftsOn
    const [soon, rows] = await db.batch(shiftsToCome(db, scope, now, input.limit), current(db, scope, now, company.settings))
    const next = withinMonths(soon, session, monthOf(localOf(now, company.timeZone)))
    const phones = phonesFor(session, rows)
    const shown = (row: ShiftRow) => shownTo(session, shiftAt(row, now, company.settings))
    return { shifts: next.map(shown), current: rows.map(shown), phones }
  }),
  handle(listAnomalies, async ({ input, db, now, company }) => {
    const { month, kind, limit, cursor } = input
    const before = readCursor(kind, cursor, isInstantKey)
    const rows = await db.read(shiftsWrong(db, { month, kind, limit: limit + 1, before }, now, company.settings))
    const { page, nextCursor } = pageOf(rows, limit, kind, ({ startsAt, id }) => ({ key: startsAt, id }))
    return { shifts: page.map((row) => shiftAt(row, now, company.settings)), nextCursor }
  }),
  handle(listMonthContracts, async ({ input, db }) => {
    const { month, hasShifts, limit, cursor } = input
    const after = readCursor('name', cursor)
    const rows = await db.read(contractsOfMonth(db, { month, hasShifts, limit: limit + 1, after }))
    const { page, nextCursor } = pageOf(rows, limit, 'name', ({ sortName, id }) => ({ key: sortName, id }))
    return { contracts: page, nextCursor }
  }),
  handle(readFirstSteps, async ({ db }) => {
    const steps = await db.one(firstSteps(db))
    requires(steps, 'NOT_FOUND')
    return steps
  }),
]
