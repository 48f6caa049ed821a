import { readCsv } from './imports.csv.ts'
import type { Table } from './imports.lines.rules.ts'
import { readXlsx } from './imports.xlsx.ts'

/** A file to import: its name for the report, and what it holds. */
export interface ImportFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte)

/** A file cut into cells, by what it holds and not by its name: a workbook is a zip archive, the rest is text. */
export async function readFile({ name, bytes }: ImportFile): Promise<Table> {
  const unreadable: Table = { file: name, rows: [], fault: { line: 1, reason: 'FILE_UNREADABLE' } }
  if (begins(bytes, 0x50, 0x4b))
    return readXlsx(bytes).then(
      (rows) => ({ file: name, rows }),
      () => unreadable,
    )
  const { rows, unclosed } = readCsv(bytes)
  // No text holds a zero: an old .xls, a PDF or a picture does, and PostgreSQL refuses it.
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\0')))) return unreadable
  return { file: name, rows, ...(unclosed ? { fault: { line: unclosed, reason: 'QUOTE_UNCLOSED' as const } } : {}) }
}
