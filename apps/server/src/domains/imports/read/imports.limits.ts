import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'

/** How much one import may hold, all its files together. What goes beyond is refused while it is read, not after. */
export interface ImportLimits {
  /** Lines that say something, headers included: what is decided and kept in memory grows with them. */
  readonly lines: number
  /** Columns up to the last cell that says something: our widest file has 16, a back office's export some fifty. */
  readonly columns: number
  /** Cells, since many columns of many lines are a product. */
  readonly cells: number
  /** Characters of one cell: as many as a spreadsheet holds, so that nothing real is longer. */
  readonly cellCharacters: number
  /** Characters of all cells, each counted wherever it stands: a workbook may name one long text a million times. */
  readonly characters: number
  /** Bytes read, unpacked where they were packed: a workbook is XML, ten times as long as what it says. */
  readonly bytes: number
}

const megabyte = 1024 * 1024

/** By screen: 100,000 shifts of 13 columns with room; two such imports side by side stay within what the server may take. */
export const screenLimits: ImportLimits = {
  lines: 150_000,
  columns: 100,
  cells: 3_000_000,
  cellCharacters: 32_767,
  characters: 50 * megabyte,
  bytes: 200 * megabyte,
}

/** By the command, which has a process of its own and whoever runs it before it. */
export const commandLimits: ImportLimits = {
  ...screenLimits,
  lines: 500_000,
  cells: 10_000_000,
  characters: 200 * megabyte,
  bytes: 1000 * megabyte,
}

/** Counts what is read of an import's files; every function throws a Refusal (413) at the first that is too many. */
export interface Budget {
  readonly limits: ImportLimits
  /** Bytes read or unpacked. */
  bytes(file: string, count: number): void
  /** A cell of that many characters that says something; `column` counts from 0. */
  cell(file: string, line: number, column: number, characters: number): void
  /** A line that says something, of that many cells. */
  line(file: string, cells: number): void
  /** So many texts and characters that are kept for cells to name. */
  shared(file: string, texts: number, characters: number): void
}

export function budgetOf(limits: ImportLimits): Budget {
  const spent = { lines: 0, cells: 0, characters: 0, bytes: 0 }
  const inMegabytes = (limit: number) => Math.round(limit / megabyte)
  const check = (isWithin: boolean, code: RefusalCode, values: Record<string, string | number>) => {
    if (!isWithin) throw new Refusal(code, values)
  }
  const characters = (file: string, count: number) =>
    check((spent.characters += count) <= limits.characters, 'IMPORT_TOO_LARGE', { file, limit: inMegabytes(limits.characters) })
  return {
    limits,
    bytes: (file, count) => check((spent.bytes += count) <= limits.bytes, 'IMPORT_TOO_LARGE', { file, limit: inMegabytes(limits.bytes) }),
    cell(file, line, column, count) {
      check(column < limits.columns, 'IMPORT_COLUMNS_TOO_MANY', { file, line, limit: limits.columns })
      check(count <= limits.cellCharacters, 'IMPORT_CELL_TOO_LONG', { file, line, limit: limits.cellCharacters })
      characters(file, count)
    },
    line(file, cells) {
      check((spent.lines += 1) <= limits.lines, 'IMPORT_LINES_TOO_MANY', { file, limit: limits.lines })
      check((spent.cells += cells) <= limits.cells, 'IMPORT_CELLS_TOO_MANY', { file, limit: limits.cells })
    },
    shared(file, texts, count) {
      check(texts <= limits.cells, 'IMPORT_CELLS_TOO_MANY', { file, limit: limits.cells })
      characters(file, count)
    },
  }
}

/** A text that no longer holds on to the piece of the file that it was cut from; up to 12 characters V8 copies by itself. */
export const detached = (text: string): string => (text.length < 13 ? text : Buffer.from(text).toString())
