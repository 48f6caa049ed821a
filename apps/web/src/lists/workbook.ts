import { harmless, type Cell } from '@vigie/contract/kit/csv.ts'
import { writeXlsx, type CellValue } from 'hucre/xlsx'

interface WorkbookColumn<Row> {
  readonly title: string
  /** Its figures are minutes: hours with all their decimals are written, of which two are shown, so that sums are exact. */
  readonly isMinutes: boolean
  readonly of: (row: Row) => Cell
}

/** Characters that no sheet may have in its name, and how long it may be. */
const sheetName = (title: string) => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

interface WorkbookChoices {
  /** A last line, of a cell for each column. */
  readonly totals?: readonly Cell[]
  /** Columns that stay in sight at the left. */
  readonly frozenColumns?: number
}

/** A list as a workbook of one sheet; texts that would begin a formula are made harmless. */
export async function workbookOf<Row>(
  title: string,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
  { totals, frozenColumns = 0 }: WorkbookChoices = {},
): Promise<Blob> {
  const cellOf = (cell: Cell, isMinutes: boolean): CellValue => {
    if (typeof cell === 'number') return isMinutes ? cell / 60 : cell
    return typeof cell === 'string' ? harmless(cell) : (cell ?? null)
  }
  const lines = rows.map((row) => columns.map(({ of, isMinutes }) => cellOf(of(row), isMinutes)))
  const last = totals ? [totals.map((cell, at) => cellOf(cell, columns[at]!.isMinutes))] : []
  const widthOf = (at: number, header: string) =>
    Math.min(48, Math.max(header.length + 4, ...lines.slice(0, 200).map((line) => String(line[at] ?? '').length + 2)))
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        columns: columns.map(({ title: header, isMinutes }, at) => ({
          header,
          width: widthOf(at, header),
          ...(isMinutes && { numFmt: '#,##0.00' }),
        })),
        rows: [columns.map(({ title: header }) => header), ...lines, ...last],
        freezePane: { rows: 1, columns: frozenColumns },
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
