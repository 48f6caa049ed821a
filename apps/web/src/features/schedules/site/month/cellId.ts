import type { CellPosition } from './cells.rules.ts'

/** The cell that the keyboard means: the grid names it (`aria-activedescendant`). */
export const cellId = ({ row, column, lane }: CellPosition): string => `cell-${row}-${column}-${lane}`
export function cellAt(id: string | undefined): CellPosition | undefined {
  const [, row, column, lane] = id?.match(/^cell-(\d+)-(\d+)-(\d+)$/)?.map(Number) ?? []
  return lane === undefined ? undefined : { row: row!, column: column!, lane }
}
