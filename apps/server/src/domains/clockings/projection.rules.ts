import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { ShiftsTable } from '../../platform/postgres/tables.ts'
import type { ClockingLine } from './clockings.line.ts'

/** The columns of a shift that the journal makes, with PostgreSQL's types. */
export const projectionTypes = {
  arrived_at: 'timestamptz',
  left_at: 'timestamptz',
  pre_clock_in_at: 'timestamptz',
  clock_in_status: 'smallint',
  clock_out_status: 'smallint',
  is_clock_in_forced: 'boolean',
  is_clock_out_forced: 'boolean',
  is_clock_in_outside_area: 'boolean',
  is_clock_out_outside_area: 'boolean',
  is_clock_in_offline: 'boolean',
  is_clock_out_offline: 'boolean',
  break_started_at: 'timestamptz',
  break_minutes: 'int',
} as const satisfies Partial<Record<keyof ShiftsTable, string>>

export type ProjectionColumn = keyof typeof projectionTypes
export const projectionColumns = Object.keys(projectionTypes) as ProjectionColumn[]
export type Projection = Readonly<Pick<ShiftsTable, ProjectionColumn>>

/** A shift to which nothing has happened. */
export const blank: Projection = {
  arrived_at: null,
  left_at: null,
  pre_clock_in_at: null,
  clock_in_status: null,
  clock_out_status: null,
  is_clock_in_forced: false,
  is_clock_out_forced: false,
  is_clock_in_outside_area: false,
  is_clock_out_outside_area: false,
  is_clock_in_offline: false,
  is_clock_out_offline: false,
  break_started_at: null,
  break_minutes: 0,
}

/** What one more line makes of a shift. Corrections and deletions carry their own rules when they come. */
export function projected(before: Projection, line: ClockingLine): Projection {
  switch (line.kind) {
    case 'start':
      return {
        ...before,
        arrived_at: line.happened_at,
        clock_in_status: line.verdict,
        is_clock_in_forced: line.is_forced,
        is_clock_in_outside_area: line.is_outside_area,
        is_clock_in_offline: line.is_offline,
      }
    case 'end':
      return {
        ...withoutBreak(before, line.happened_at),
        left_at: line.happened_at,
        clock_out_status: line.verdict,
        is_clock_out_forced: line.is_forced,
        is_clock_out_outside_area: line.is_outside_area,
        is_clock_out_offline: line.is_offline,
      }
    case 'pre_clocking':
      return { ...before, pre_clock_in_at: line.happened_at }
    case 'break_start':
      return { ...before, break_started_at: line.happened_at }
    case 'break_end':
      return withoutBreak(before, line.happened_at)
    default:
      return before
  }
}

/** An open break is closed and its whole minutes are counted. */
function withoutBreak(before: Projection, at: Instant): Projection {
  if (before.break_started_at === null) return before
  const minutes = Math.max(0, Math.floor(minutesBetween(before.break_started_at, at)))
  return { ...before, break_started_at: null, break_minutes: before.break_minutes + minutes }
}

/** The columns in which a shift differs from what its lines make of it. */
export const projectionFaults = (stands: Projection, lines: readonly ClockingLine[]): ProjectionColumn[] => {
  const made = lines.reduce(projected, blank)
  return projectionColumns.filter((column) => made[column] !== stands[column])
}
