import { localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { camelOf, type Camel } from '../../../kit/camel.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import type { ClockingLine } from '../clockings.line.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'
import { projected, projectionColumns, type Projection, type ProjectionColumn } from '../projection.rules.ts'

/** A shift by our names of the columns that the journal makes. */
export type ProjectedShift = { readonly [Column in ProjectionColumn as Camel<Column>]: Projection[Column] }

const columnsOf = (shift: ProjectedShift): Projection =>
  Object.fromEntries(projectionColumns.map((column) => [column, shift[camelOf(column)]])) as unknown as Projection

/** What one more act makes of a shift as it stands. */
export const projectionAfter = (shift: ProjectedShift, line: ClockingLine): Projection => projected(columnsOf(shift), line)

/** The shift as an act or a decision makes it, without asking the database again. */
export function withProjection(row: ClockingFactsRow, projection: Projection, version: number): ShiftRow {
  const ours = Object.fromEntries(projectionColumns.map((column) => [camelOf(column), projection[column]])) as unknown as ProjectedShift
  const local = (at: Instant | null) => at && localOf(at, row.timeZone)
  return {
    ...row,
    ...ours,
    arrivedLocal: local(ours.arrivedAt),
    leftLocal: local(ours.leftAt),
    preClockInLocal: local(ours.preClockInAt),
    breakStartedLocal: local(ours.breakStartedAt),
    version,
  }
}
