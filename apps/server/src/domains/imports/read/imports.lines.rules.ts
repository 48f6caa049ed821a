import {
  importKinds,
  type ImportedFile,
  type ImportKind,
  type ImportLocation,
  type ImportReason,
  type ImportRefusal,
  type ImportRemark,
  type ImportValues,
} from '@vigie/contract/imports/imports.report.ts'
import { columns, plainTitle, type Cells, type Column } from './imports.columns.rules.ts'

/** A row of a file and the line on which it begins. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}
/** A file cut into cells; the header is its first row. */
export interface Table {
  readonly file: string
  readonly rows: readonly Row[]
  /** What is wrong with the file itself. */
  readonly fault?: { readonly line: number; readonly reason: ImportReason }
}
/** What a line says. A cell that could not be read says nothing, and the line is refused for it. */
export interface Line<K extends ImportKind> extends ImportLocation {
  readonly says: Partial<Cells[K]>
}
export type Lines = { readonly [K in ImportKind]: Line<K>[] }

/** Where refusals and remarks gather while the files are read and judged. */
export interface Findings {
  readonly refused: ImportRefusal[]
  readonly notices: ImportRemark[]
}
export const refuse = (to: Findings, { file, line }: ImportLocation, reason: ImportReason, values: ImportValues = {}) =>
  void to.refused.push({ file, line, reason, values })
export const remark = (to: Findings, { file, line }: ImportLocation, notice: ImportRemark['notice'], values: ImportValues = {}) =>
  void to.notices.push({ file, line, notice, values })

/** The title that only one kind of file has; the most particular first, since a shift also names a site and an agent. */
const marks: readonly (readonly [ImportKind, string])[] = [
  ['shifts', 'number'],
  ['contracts', 'number'],
  ['agents', 'employeeNumber'],
  ['sites', 'code'],
]
const columnsOf = (kind: ImportKind) => Object.entries<Column<unknown>>(columns[kind])
const goesBy = (column: Column<unknown>, plain: string) => column.titles.some((title) => plainTitle(title) === plain)

/** Which of the four kinds a header says that a file is. */
export function kindOf(header: readonly string[]): ImportKind | undefined {
  const plain = header.map(plainTitle)
  const has = (kind: ImportKind, field: string) =>
    columnsOf(kind).some(([name, column]) => name === field && plain.includes(plainTitle(column.titles[0])))
  return marks.find(([kind, field]) => has(kind, field))?.[0]
}

interface FieldColumn {
  readonly field: string
  readonly column: Column<unknown>
  readonly at: number
  readonly title: string
}

/** Where each field stands; tells of titles that are missing, doubled or unknown. */
function fieldColumnsIn(kind: ImportKind, file: string, header: Row, findings: Findings): FieldColumn[] {
  const columns = new Map<string, FieldColumn>()
  const there = { file, line: header.line }
  for (const [at, given] of header.cells.entries()) {
    const title = given.trim()
    if (!title) continue
    const [field, column] = columnsOf(kind).find(([, one]) => goesBy(one, plainTitle(title))) ?? []
    if (!field || !column) remark(findings, there, 'COLUMN_IGNORED', { column: title })
    else if (columns.has(field)) refuse(findings, there, 'COLUMN_TWICE', { column: title })
    else columns.set(field, { field, column, at, title })
  }
  for (const [field, { titles, whenEmpty }] of columnsOf(kind))
    if (whenEmpty === 'required' && !columns.has(field)) refuse(findings, there, 'COLUMN_MISSING', { column: titles[0] })
  return [...columns.values()]
}

function readRow(row: Row, file: string, columns: readonly FieldColumn[], findings: Findings): Record<string, unknown> {
  const there = { file, line: row.line }
  const says: Record<string, unknown> = {}
  for (const { field, column, at, title } of columns) {
    const text = (row.cells[at] ?? '').trim().normalize('NFC')
    if (text) {
      const read = column.read(text)
      if ('value' in read) says[field] = read.value
      // A clocking code is a secret, even a wrong one.
      else refuse(findings, there, read.reason, field === 'clockingCode' ? { column: title } : { column: title, value: shown(text) })
    } else if (column.whenEmpty === 'clears') says[field] = column.empty
    else if (column.whenEmpty === 'required') refuse(findings, there, 'VALUE_MISSING', { column: title })
  }
  return says
}
const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const isBlank = ({ cells }: Row) => cells.every((cell) => !cell.trim())

function readTable({ file, rows, fault }: Table, lines: Lines, findings: Findings): void {
  if (fault) refuse(findings, { file, line: fault.line }, fault.reason)
  const [header, ...body] = rows.filter((row) => !isBlank(row))
  if (!header) return fault ? undefined : refuse(findings, { file, line: 1 }, 'FILE_EMPTY')
  const kind = kindOf(header.cells)
  if (!kind) return refuse(findings, { file, line: header.line }, 'FILE_KIND_UNKNOWN')
  const columns = fieldColumnsIn(kind, file, header, findings)
  const width = header.cells.length
  for (const row of body) {
    // A separator inside a cell without quotes pushes everything after it one column on.
    if (row.cells.slice(width).some((cell) => cell.trim()))
      refuse(findings, { file, line: row.line }, 'CELLS_TOO_MANY', { count: row.cells.length, columns: width })
    const says = readRow(row, file, columns, findings)
    ;(lines[kind] as Line<ImportKind>[]).push({ file, line: row.line, says })
  }
}

/** Which of the four kinds a file is, and how many lines it has. */
export function recognised({ file, rows, fault }: Table): ImportedFile {
  const [header, ...body] = rows.filter((row) => !isBlank(row))
  const kind = header && !fault ? (kindOf(header.cells) ?? null) : null
  return { file, kind, lineCount: body.length }
}

/** What all files say, by kind, whatever their order. */
export function readTables(tables: readonly Table[], findings: Findings): Lines {
  const lines = Object.fromEntries(importKinds.map((kind) => [kind, []])) as unknown as Lines
  for (const table of tables) readTable(table, lines, findings)
  return lines
}
