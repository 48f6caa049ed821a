import { csvLine, type Cell } from '@vigie/contract/kit/csv.ts'

/** A column of a table that leaves the product: its title, and what a row has in it. */
export interface Column<Row> {
  readonly title: string
  readonly of: (row: Row) => Cell
}

/** By which a spreadsheet tells the text's encoding. */
const mark = '\uFEFF'
/** Lines of cells as French spreadsheets read them: UTF-8 with its mark, `;` between cells, every line ended by CRLF. */
export const csvOfLines = (lines: readonly (readonly Cell[])[], decimal = ','): string =>
  mark + lines.map((cells) => `${csvLine(cells, decimal)}\r\n`).join('')

/** The same of a table. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], decimal: string): string =>
  csvOfLines([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ of }) => of(row)))], decimal)

/** Minutes as hours with all their decimals, so that what a spreadsheet adds up is the total to the minute. */
export const hoursOf = (minutes: number): number => minutes / 60

/** A name that every system takes for a file. */
export const fileNameOf = (...parts: readonly string[]): string =>
  `${parts
    .join('-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()}.csv`
