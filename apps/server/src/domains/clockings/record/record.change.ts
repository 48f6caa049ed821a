import { localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import { shiftById } from '../../shifts/shifts.store.ts'
import type { ClockingLine } from '../clockings.line.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'
import { projected, projectionColumns, type Projection, type ProjectionColumn } from '../projection.rules.ts'

/** A column's name as the code spells it: `arrived_at` is `arrivedAt`. */
type Camel<Column extends string> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Column

const camelOf = <Column extends string>(column: Column): Camel<Column> =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Column>

/** A shift by our names of the columns that the journal makes. */
export type ProjectedShift = { readonly [Column in ProjectionColumn as Camel<Column>]: Projection[Column] }

/** Each column with our name of it, made once: this is done for every act. */
const named = projectionColumns.map((column) => [column, camelOf(column)] as const)

function columnsOf(shift: ProjectedShift): Projection {
  const columns: Partial<Record<ProjectionColumn, unknown>> = {}
  for (const [column, name] of named) columns[column] = shift[name]
  return columns as Projection
}

function oursOf(projection: Projection): ProjectedShift {
  const shift: Partial<Record<keyof ProjectedShift, unknown>> = {}
  for (const [column, name] of named) shift[name] = projection[column]
  return shift as ProjectedShift
}

/** What one more act makes of a shift as it stands. */
export const projectionAfter = (shift: ProjectedShift, line: ClockingLine): Projection => projected(columnsOf(shift), line)

/**
 * The shift as an act or a decision makes it. The database is asked again only for one that was left early: whether the relief has
 * come is known from other shifts.
 */
export async function rowAfter(db: Db, row: ClockingFactsRow, projection: Projection, version: number): Promise<ShiftRow> {
  const made = withProjection(row, projection, version)
  const isLeftEarly = made.leftAt !== null && made.leftAt < made.endsAt
  return (isLeftEarly ? await db.one(shiftById(db, row.id)) : undefined) ?? made
}

function withProjection(row: ClockingFactsRow, projection: Projection, version: number): ShiftRow {
  const ours = oursOf(projection)
  const local = (at: Instant | null) => at && localOf(at, row.timeZone)
  return {
    ...row,
    ...ours,
    arrivedLocal: local(ours.arrivedAt),
    leftLocal: local(ours.leftAt),
    preClockInLocal: local(ours.preClockInAt),
    breakStartedLocal: local(ours.breakStartedAt),
    leaveDependsOn: null,
    relievedAt: null,
    version,
  }
}
