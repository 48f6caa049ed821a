import { writeXlsx, type Cell, type CellValue } from 'hucre/xlsx'
import type { ImportFile } from './read/imports.files.ts'
import { fileOf, planningFiles, planningText } from './imports.testing.ts'
import { rowsIn } from './read/imports.rows.testing.ts'

/** The planning as rows of texts, the header first. */
const rowsOf = (name: string) => rowsIn(planningText(name), ';').map(({ cells }) => cells)

const isDate = (cell: string) => /^\d\d\/\d\d\/\d{4}$/.test(cell)
const iso = (cell: string) => (isDate(cell) ? cell.split('/').toReversed().join('-') : cell)
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The same planning as other programs write it. */
const text = (write: (rows: readonly (readonly string[])[]) => Buffer) => (): ImportFile[] =>
  planningFiles.map((name) => fileOf(name, write(rowsOf(name))))

const joined = (rows: readonly (readonly string[])[], separator: string, end: string, cellOf: (cell: string) => string) =>
  rows.map((row) => row.map(cellOf).join(separator)).join(end)

/** A cell as a spreadsheet keeps it: a day and a time as numbers with a format, decimals as numbers, the rest as text. */
function sheetCell(cell: string, title: string): [CellValue, string?] {
  if (isDate(cell)) return [new Date(`${iso(cell)}T00:00:00Z`), 'dd/mm/yyyy']
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(cell) ?? []
  if (hours) return [(Number(hours) * 60 + Number(minutes)) / 1440, 'hh:mm']
  if (title === 'Code de pointage') return [Number(cell), '000000']
  if (title === 'Code postal') return [Number(cell), '00000']
  if (/^-?\d+(,\d+)?$/.test(cell) && !cell.startsWith('0')) return [Number(cell.replace(',', '.'))]
  return [cell === '' ? null : cell]
}

/** As workbooks, saved by a spreadsheet. */
async function workbooks(): Promise<ImportFile[]> {
  const files: ImportFile[] = []
  for (const name of planningFiles) {
    const rows = rowsOf(name)
    const cells = new Map<string, Cell>()
    const values = rows.map((row, at) =>
      row.map((cell, column) => {
        const [value, numFmt] = at ? sheetCell(cell, rows[0]![column]!) : [cell]
        if (numFmt) cells.set(`${at},${column}`, { value, type: value instanceof Date ? 'date' : 'number', style: { numFmt } })
        return value
      }),
    )
    files.push(fileOf(name, await writeXlsx({ sheets: [{ name: 'Feuil1', rows: values, cells }] })))
  }
  return files
}

export const variants: Readonly<Record<string, () => ImportFile[] | Promise<ImportFile[]>>> = {
  'UTF-8 with its mark, LF and every cell quoted': text((rows) => Buffer.from(`\uFEFF${joined(rows, ';', '\n', quoted)}\n`)),
  'UTF-8 with commas': text((rows) => Buffer.from(joined(rows, ',', '\r\n', quoted))),
  'UTF-8 with tabs and no quotes': text((rows) =>
    Buffer.from(joined(rows, '\t', '\n', (cell) => (cell.includes('"') ? quoted(cell) : cell))),
  ),
  'UTF-16 with tabs': text((rows) => Buffer.from(`\uFEFF${joined(rows, '\t', '\r\n', quoted)}`, 'utf16le')),
  'ISO dates and decimal points': text((rows) =>
    Buffer.from(joined(rows, ';', '\n', (cell) => quoted(iso(cell).replace(/^(-?\d+),(\d+)$/, '$1.$2')))),
  ),
  'XLSX with real dates, times and numbers': workbooks,
}
