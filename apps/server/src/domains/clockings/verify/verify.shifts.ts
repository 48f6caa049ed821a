import type { Db } from '../../../platform/postgres/db.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { projectionFaults } from '../projection.rules.ts'
import type { SiteFault } from './verify.faults.ts'
import { doubtfulShifts, endOfShifts } from './verify.shifts.store.ts'
import { shiftsNamed, wholeLinesOf } from './verify.store.ts'

/** Services that are judged by the rule at once. */
const judgedAtOnce = 500

/**
 * The services of a company that are not what their lines make of them, in the order in which they were made: their lines lie
 * near each other then, however many sites there are. `codes`: the company's sites.
 */
export async function verifyShifts(db: Db, codes: ReadonlyMap<number, string>): Promise<SiteFault[]> {
  const faults: SiteFault[] = []
  for (let after = 0; ;) {
    const end = await db.one(endOfShifts(db, after))
    if (!end || end.last === null) return faults
    const doubtful = (await db.read(doubtfulShifts(db, after, end.last))).map(({ shiftId }) => shiftId)
    for (let from = 0; from < doubtful.length; from += judgedAtOnce) {
      const ids = doubtful.slice(from, from + judgedAtOnce)
      // As they stand in one moment: people clock meanwhile.
      faults.push(...(await db.snapshot((still) => faultsOf(still, ids, codes))))
    }
    after = end.last
  }
}

async function faultsOf(db: Db, ids: readonly number[], codes: ReadonlyMap<number, string>): Promise<SiteFault[]> {
  const [shifts, lines] = await Promise.all([shiftsNamed(db, ids), wholeLinesOf(db, ids)])
  const byShift: ReadonlyMap<number, readonly ClockingLine[]> = Map.groupBy(lines, ({ shift_id }) => shift_id)
  return shifts.flatMap((shift): SiteFault[] => {
    const columns = projectionFaults(shift, byShift.get(shift.shift_id) ?? [])
    const siteCode = codes.get(shift.site_id) ?? String(shift.site_id)
    return columns.length > 0 ? [{ kind: 'shift', shift: shift.number, columns, siteCode }] : []
  })
}
