import { localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { camelOf, type Camel } from '../../../kit/camel.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import type { ClockingLine } from '../clockings.line.ts'
import type { ShiftChange } from '../clockings.rules.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'
import { projected, projectionColumns, type Projection, type ProjectionColumn } from '../projection.rules.ts'

/** A shift by our names of the columns that the journal makes. */
export type ProjectedShift = { readonly [Column in ProjectionColumn as Camel<Column>]: Projection[Column] }

const columnsOf = (shift: ProjectedShift): Projection =>
  Object.fromEntries(projectionColumns.map((column) => [column, shift[camelOf(column)]])) as unknown as Projection

/** What one more act changes on a shift, by our names: what it sets, for it takes nothing back but an open break. */
export function changeOf(shift: ProjectedShift, line: ClockingLine): ShiftChange {
  const before = columnsOf(shift)
  const after = projected(before, line)
  const changed = projectionColumns.filter((column) => after[column] !== before[column])
  const change = Object.fromEntries(changed.map((column) => [camelOf(column), after[column]]))
  return before.break_started_at !== null && after.break_started_at === null ? { ...change, breakMinutes: after.break_minutes } : change
}

/** The shift as it now stands, without asking the database again. */
export function changed(row: ClockingFactsRow, change: ShiftChange, version: number): ShiftRow {
  const local = (at: Instant | undefined, before: ShiftRow['arrivedLocal']) => (at ? localOf(at, row.timeZone) : before)
  return {
    ...row,
    ...change,
    arrivedLocal: local(change.arrivedAt, row.arrivedLocal),
    leftLocal: local(change.leftAt, row.leftLocal),
    preClockInLocal: local(change.preClockInAt, row.preClockInLocal),
    breakStartedLocal: change.breakStartedAt === null ? null : row.breakStartedLocal,
    version,
  }
}

/** The shift as a decision makes it, without asking the database again. */
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
