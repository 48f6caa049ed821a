import type { Row } from '../rows.rules.ts'

/** Where one is on the board: a line, a day's column, and which of the cell's shifts. */
export interface CellPosition {
  readonly row: number
  readonly column: number
  readonly lane: number
}
/** A key leads to another place, or out of the month at one of its ends. */
export type Move = { readonly cell: CellPosition } | { readonly months: -1 | 1; readonly cell: CellPosition }

/** Lines that Page up and Page down pass over. */
const page = 10

/**
 * Where a key leads from a place; undefined for keys that do not move. Up and down pass through the shifts of a cell,
 * left of the first day lies the month before, right of the last the month after.
 */
export function moveOf(key: string, from: CellPosition, rows: readonly Row[], columnCount: number): Move | undefined {
  const last = rows.length - 1
  if (last < 0) return undefined
  const lanes = (row: number, column: number) => Math.max(1, rows[row]?.cells.get(column)?.length ?? 0)
  const at = (row: number, column = from.column, lane = 0): Move => ({
    cell: { row: Math.min(last, Math.max(0, row)), column, lane: Math.min(lane, lanes(row, column) - 1) },
  })
  switch (key) {
    case 'ArrowDown':
      if (from.lane + 1 < lanes(from.row, from.column)) return at(from.row, from.column, from.lane + 1)
      return from.row === last ? at(last, from.column, from.lane) : at(from.row + 1)
    case 'ArrowUp':
      if (from.lane > 0) return at(from.row, from.column, from.lane - 1)
      return from.row === 0 ? at(0) : at(from.row - 1, from.column, lanes(from.row - 1, from.column) - 1)
    case 'ArrowLeft':
      return from.column === 0 ? { months: -1, cell: { ...from, lane: 0 } } : at(from.row, from.column - 1)
    case 'ArrowRight':
      return from.column === columnCount - 1 ? { months: 1, cell: { ...from, column: 0, lane: 0 } } : at(from.row, from.column + 1)
    case 'PageDown':
      return at(Math.min(last, from.row + page))
    case 'PageUp':
      return at(Math.max(0, from.row - page))
    case 'Home':
      return at(from.row, 0)
    case 'End':
      return at(from.row, columnCount - 1)
    default:
      return undefined
  }
}
