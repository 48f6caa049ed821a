import type { RequestContext } from '../../../kit/handle.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import { factsOfShift, type ClockingFactsRow } from '../clockings.store.ts'
import { publishShiftChanged } from './record.watchers.ts'

type Telling = Pick<RequestContext, 'db' | 'company' | 'now' | 'emit'>

/** Tells of services that a job has changed, after its commit, as each act does: whoever shows one of them shows it anew. */
export async function tellChanged({ db, company, now, emit }: Telling, shiftIds: readonly number[]): Promise<void> {
  const found = await db.batch(...shiftIds.map((shiftId) => factsOfShift(db, shiftId, now)))
  for (const [row] of found) if (row) publishShiftChanged(emit, company.id, row, shiftAt(row, now, company.settings))
}

/**
 * An arrival, or what became of one, may turn a service of the same site that was left early: whether its relief has come is known from
 * other shifts. Its screens get it anew.
 */
export async function tellRelieved(context: Telling, rows: readonly Pick<ClockingFactsRow, 'leftEarlyIds'>[]): Promise<void> {
  const ids = new Set(rows.flatMap(({ leftEarlyIds }) => leftEarlyIds))
  if (ids.size > 0) await tellChanged(context, [...ids])
}
