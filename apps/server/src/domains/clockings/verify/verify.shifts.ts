import type { Db } from '../../../platform/postgres/db.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { projectionFaults } from '../projection.rules.ts'
import type { SiteFault } from './verify.faults.ts'
import { doubtfulShifts, endOfShifts } from './verify.shifts.store.ts'
import { shiftsNamed, wholeLinesOf } from './verify.store.ts'

/** Below every id that there can be: whoever has the database in hand may choose one. */
const beforeAll = -2_147_483_649
/** Services that are judged by the rule at once. */
const judgedAtOnce = 500

/**
 * The services of a company that are not what their lines make of them, in the order in which they were made: their lines lie
 * near each other then, however many sites there are.
 */
export async function verifyShifts(db: Db): Promise<SiteFault[]> {
  const faults: SiteFault[] = []
  for (let after = beforeAll; ;) {
    const end = await db.one(endOfShifts(db, after))
    if (!end || end.last === null) return faults
    const doubtful = (await db.read(doubtfulShifts(db, after, end.last))).map(({ shiftId }) => shiftId)
    for (let from = 0; from < doubtful.length; from += judgedAtOnce) {
      const ids = doubtful.slice(from, from + judgedAtOnce)
      // As they stand in one moment: people clock meanwhile.
      faults.push(...(await db.snapshot((still) => faultsOf(still, ids))))
    }
    after = end.last
  }
}

async function faultsOf(db: Db, ids: readonly number[]): Promise<SiteFault[]> {
  const [shifts, lines] = await Promise.all([shiftsNamed(db, ids), wholeLinesOf(db, ids)])
  const byShift: ReadonlyMap<number, readonly ClockingLine[]> = Map.groupBy(lines, ({ shift_id }) => shift_id)
  return shifts.flatMap((shift): SiteFault[] => {
    const columns = projectionFaults(shift, byShift.get(shift.shift_id) ?? [])
    return columns.length > 0 ? [{ kind: 'shift', shift: shift.number, columns, siteCode: shift.site_code }] : []
  })
}
