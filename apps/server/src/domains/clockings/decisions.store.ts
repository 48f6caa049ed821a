import { statement, type Db } from '../../platform/postgres/db.ts'
import { lineColumns, type ClockingLine } from './clockings.line.ts'

export const shiftOfLine = (db: Db, clockingUuid: string) =>
  statement<{ shiftId: number }>('select shift_id as "shiftId" from clockings where company_id = $1 and clocking_uuid = $2', [
    db.companyId,
    clockingUuid,
  ])

const columns = lineColumns.filter((column) => column !== 'private_digest')

/** The lines of a shift, in the order of its site's chain, as far as they make the shift. */
export const linesToDecide = (db: Db, shiftId: number) =>
  statement<Omit<ClockingLine, 'private_digest'>>(
    `select ${columns.join(', ')} from clockings where company_id = $1 and shift_id = $2 order by seq`,
    [db.companyId, shiftId],
  )
