import type { PostShift } from '../../../../domains/shifts/post.rules.ts'
import type { Row } from '../rows.rules.ts'

type Away = Row['away'][number]

/** A cell of a line on paper: one day with its shifts, or the days in a row on which an agent is away and has none. */
export interface PaperCell {
  readonly from: number
  readonly span: number
  readonly away: Away | null
  readonly shifts: readonly PostShift[]
}

/** The cells of a line from its first day to its last. */
export function paperCellsOf(row: Pick<Row, 'cells' | 'away'>, columnCount: number): readonly PaperCell[] {
  const cells: PaperCell[] = []
  for (let from = 0; from < columnCount;) {
    const away = row.away.find((one) => one.from <= from && from <= one.to) ?? null
    const shifts = row.cells.get(from) ?? []
    let span = 1
    if (away && shifts.length === 0) while (from + span <= away.to && !row.cells.has(from + span)) span += 1
    cells.push({ from, span, away, shifts })
    from += span
  }
  return cells
}
