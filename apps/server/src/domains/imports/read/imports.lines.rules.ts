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
import { unharmed } from '@vigie/contract/kit/csv.ts'
import { nothingKnown, type Known } from './imports.known.rules.ts'
import { emptyFormula } from './imports.fields.rules.ts'
import { translatedTitles } from './imports.titles.rules.ts'
import { columns, plainTitle, type Cells, type Column } from './imports.columns.rules.ts'

/** A row of a file and the line on which it begins. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}
/** Is given the rows of a file as they are read; the header is the first. */
export type TakeRow = (row: Row) => void
/** What is wrong with a file itself. */
interface Fault {
  readonly line: number
  readonly reason: ImportReason
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
const translated = (kind: ImportKind, field: string): readonly string[] =>
  (translatedTitles[kind] as Readonly<Record<string, readonly string[]>>)[field] ?? []
const isAmong = (titles: readonly string[], plain: string) => titles.some((title) => plainTitle(title) === plain)

/** Which of the four kinds a header says that a file is. */
export function kindOf(header: readonly string[], known: Known = nothingKnown): ImportKind | undefined {
  const plain = header.map(plainTitle)
  const has = (kind: ImportKind, field: string) =>
    columnsOf(kind).some(
      ([name, column]) =>
        name === field && [column.titles[0], ...translated(kind, field)].some((title) => plain.includes(plainTitle(title))),
    )
  const isSaid = (kind: ImportKind, field: string) => header.some((title) => known.fieldOf(kind, title) === field)
  return (marks.find(([kind, field]) => has(kind, field)) ?? marks.find(([kind, field]) => isSaid(kind, field)))?.[0]
}

interface FieldColumn {
  readonly field: string
  readonly column: Column<unknown>
  readonly at: number
  readonly title: string
  readonly read: Column<unknown>['read']
}

/** Texts of a column that are remembered with what they say: days, times and sites come a thousand times, numbers once. */
const mostRemembered = 2_000

/** Reads a text that comes again as before, so that it is kept once; whatever comes after too many others is read anew. */
function remembering(read: Column<unknown>['read']): Column<unknown>['read'] {
  const known = new Map<string, ReturnType<typeof read>>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const reading = read(text)
    if (known.size < mostRemembered) known.set(text, reading)
    return reading
  }
}

/** Where each field stands; tells of titles that are missing, doubled or unknown. */
function fieldColumnsIn(kind: ImportKind, file: string, header: Row, known: Known, findings: Findings) {
  const columns = new Map<string, FieldColumn>()
  const unknown: string[] = []
  const there = { file, line: header.line }
  for (const [at, given] of header.cells.entries()) {
    const title = given.trim()
    if (!title || title === emptyFormula) continue
    const said = known.fieldOf(kind, title)
    const own = columnsOf(kind)
    const plain = plainTitle(title)
    const [field, column] =
      own.find(([, one]) => isAmong(one.titles, plain)) ??
      own.find(([name]) => (said === undefined ? isAmong(translated(kind, name), plain) : name === said)) ??
      []
    if (!field || !column) {
      if (said === null) continue
      unknown.push(title)
      remark(findings, there, 'COLUMN_IGNORED', { column: title })
    } else if (columns.has(field)) refuse(findings, there, 'COLUMN_TWICE', { column: title })
    else columns.set(field, { field, column, at, title, read: remembering(column.read) })
  }
  for (const [field, { titles, whenEmpty }] of columnsOf(kind))
    if (whenEmpty === 'required' && !columns.has(field)) refuse(findings, there, 'COLUMN_MISSING', { column: titles[0] })
  return { columns: [...columns.values()], unknown }
}

function readRow(row: Row, file: string, columns: readonly FieldColumn[], findings: Findings): Record<string, unknown> {
  const there = { file, line: row.line }
  const says: Record<string, unknown> = {}
  for (const { field, column, at, title, read: readText } of columns) {
    const text = unharmed((row.cells[at] ?? '').trim()).normalize('NFC')
    if (text === emptyFormula) refuse(findings, there, 'FORMULA_EMPTY', { column: title })
    else if (text) {
      const read = readText(text)
      if ('value' in read) {
        says[field] = read.value
        if (read.notice) remark(findings, there, read.notice, { column: title, value: shown(text) })
      }
      // A clocking code is a secret, even a wrong one.
      else refuse(findings, there, read.reason, field === 'clockingCode' ? { column: title } : { column: title, value: shown(text) })
    } else if (column.whenEmpty === 'clears') says[field] = column.empty
    else if (column.whenEmpty === 'required') refuse(findings, there, 'VALUE_MISSING', { column: title })
  }
  return says
}
const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const isBlank = ({ cells }: Row) => cells.every((cell) => !cell.trim())

/** What a file was recognised as, what its lines say, and what is wrong with them or worth knowing. */
export interface FileRead {
  readonly file: ImportedFile
  readonly lines: readonly Line<ImportKind>[]
  readonly findings: Findings
}
export interface FileReader {
  readonly take: TakeRow
  end(fault?: Fault): FileRead
}

/** Reads a file row by row: no row outlives what it says. */
export function fileReader(file: string, known: Known = nothingKnown): FileReader {
  const findings: Findings = { refused: [], notices: [] }
  const lines: Line<ImportKind>[] = []
  let kind: ImportKind | undefined
  let columns: readonly FieldColumn[] = []
  let unknownColumns: readonly string[] = []
  let [width, rowCount] = [0, 0]
  const takeHeader = (header: Row) => {
    kind = kindOf(header.cells, known) ?? known.kindOf(file)
    if (!kind) {
      unknownColumns = header.cells.map((title) => title.trim()).filter((title) => title && title !== emptyFormula)
      return refuse(findings, { file, line: header.line }, 'FILE_KIND_UNKNOWN')
    }
    const found = fieldColumnsIn(kind, file, header, known, findings)
    columns = found.columns
    unknownColumns = found.unknown
    width = header.cells.length
  }
  return {
    take(row) {
      if (isBlank(row)) return
      if (rowCount++ === 0) return takeHeader(row)
      if (!kind) return
      // A separator inside a cell without quotes pushes everything after it one column on.
      if (row.cells.slice(width).some((cell) => cell.trim()))
        refuse(findings, { file, line: row.line }, 'CELLS_TOO_MANY', { count: row.cells.length, columns: width })
      lines.push({ file, line: row.line, says: readRow(row, file, columns, findings) })
    },
    end(fault) {
      if (fault) findings.refused.unshift({ file, line: fault.line, reason: fault.reason, values: {} })
      else if (rowCount === 0) refuse(findings, { file, line: 1 }, 'FILE_EMPTY')
      else if (rowCount === 1 && kind) remark(findings, { file, line: 1 }, 'NO_LINES')
      const recognised = {
        file,
        kind: (!fault && kind) || null,
        lineCount: Math.max(0, rowCount - 1),
        fields: columns.map(({ field }) => field),
        // More than these is no file to map by hand; texts are as long as can be shown.
        unknownColumns: fault ? [] : unknownColumns.slice(0, 60).filter((title) => title.length <= 200),
      }
      return { file: recognised, lines, findings }
    },
  }
}

/** A file that is neither text nor workbook: nothing of it is told but that. */
export const unreadable = (file: string): FileRead => ({
  file: { file, kind: null, lineCount: 0, fields: [], unknownColumns: [] },
  lines: [],
  findings: { refused: [{ file, line: 1, reason: 'FILE_UNREADABLE', values: {} }], notices: [] },
})

/** What all files say, by kind, whatever their order. */
export function linesOf(files: readonly FileRead[]): Lines {
  const lines = Object.fromEntries(importKinds.map((kind) => [kind, []])) as unknown as { [K in ImportKind]: Line<ImportKind>[] }
  for (const { file, lines: own } of files) if (file.kind) for (const line of own) lines[file.kind].push(line)
  return lines as Lines
}

/** What was found while the files were read, anew for each time that they are decided. */
export const findingsOf = (files: readonly FileRead[]): Findings => ({
  refused: files.flatMap(({ findings }) => findings.refused),
  notices: files.flatMap(({ findings }) => findings.notices),
})
