import { laterColumns, lineColumns, lineTypes } from '../clockings.line.ts'

type Column = (typeof lineColumns)[number]

/** How a value stands in the text: SQL of its own characters, and the quotes around them. */
interface Written {
  readonly open?: string
  readonly sql: (column: string) => string
  readonly close?: string
}
const written: Readonly<Record<(typeof lineTypes)[Column], Written>> = {
  int: { sql: (column) => `${column}::text` },
  smallint: { sql: (column) => `${column}::text` },
  boolean: { sql: (column) => `case ${column} when true then 'true' when false then 'false' end` },
  text: { sql: (column) => `to_json(${column})::text` },
  uuid: { open: '"', sql: (column) => `${column}::text`, close: '"' },
  // As PostgreSQL writes it in JSON, which has its T; cut to the second, as everywhere. Cut off as well would be that a year lies before
  // the first: of such a one nothing is written, which is no text. The connection speaks UTC.
  timestamptz: {
    sql: (column) => `case when ${column} < '0001-01-01T00:00:00Z' then '"' else substr(to_json(${column})::text, 1, 20) end`,
    close: 'Z"',
  },
  bytea: { open: '"', sql: (column) => `encode(${column}, 'hex')`, close: '"' },
}

/** Columns that every line fills. Where one is empty after all, so is what is written of the line: another text. */
const filled: ReadonlySet<Column> = new Set([
  'company_id',
  'site_id',
  'clocking_uuid',
  'shift_id',
  'kind',
  'way',
  'recorded_at',
  'happened_at',
  'is_forced',
  'is_outside_area',
  'is_offline',
])

/** A piece of the text that is always the same, or SQL of one. */
type Piece = { readonly same: string } | { readonly sql: string }

/** SQL of pieces, one after the other: halves of halves, for a text that grows piece by piece is copied with each. */
function joined(pieces: readonly Piece[]): string {
  const terms = pieces.reduce<readonly Piece[]>((before, piece) => {
    const last = before.at(-1)
    if ('same' in piece && piece.same === '') return before
    return 'same' in piece && last && 'same' in last ? [...before.slice(0, -1), { same: last.same + piece.same }] : [...before, piece]
  }, [])
  const halves = (some: readonly Piece[]): string => {
    if (some.length > 1) return `(${halves(some.slice(0, some.length >> 1))} || ${halves(some.slice(some.length >> 1))})`
    const [term] = some
    return term && 'sql' in term ? term.sql : `'${term?.same ?? ''}'`
  }
  return halves(terms)
}

const nameOf = (column: Column): Piece => ({ same: `${column === lineColumns[0] ? '{' : ','}"${column}":` })
function valueOf(column: Column): Piece[] {
  const { open = '', sql, close = '' } = written[lineTypes[column]]
  return [{ same: open }, { sql: sql(`c.${column}`) }, { same: close }]
}
function piecesOf(column: Column): Piece[] {
  if (laterColumns.has(column)) return [{ sql: `coalesce(${joined([nameOf(column), ...valueOf(column)])}, '')` }]
  if (filled.has(column)) return [nameOf(column), ...valueOf(column)]
  return [nameOf(column), { sql: `coalesce(${joined(valueOf(column))}, 'null')` }]
}

/** What columns beside each other mostly say together: that is one piece then. */
interface Usual {
  /** SQL: whether they do. */
  readonly isSo: (columns: readonly string[]) => string
  readonly said: (column: Column) => string
}
const areEmpty: Usual['isSo'] = (columns) => columns.map((column) => `${column} is null`).join(' and ')
const unsaid: Usual = { isSo: areEmpty, said: () => '' }
const empty: Usual = { isSo: areEmpty, said: (column) => `,"${column}":null` }
const no: Usual = { isSo: (columns) => `not (${columns.join(' or ')})`, said: (column) => `,"${column}":false` }

function usualOf(column: Column): Usual | undefined {
  if (laterColumns.has(column)) return unsaid
  if (!filled.has(column)) return empty
  return lineTypes[column] === 'boolean' ? no : undefined
}

/** The columns in their order, those beside each other together that have the same usual. */
const runs = lineColumns.reduce<readonly (readonly Column[])[]>((before, column) => {
  const last = before.at(-1)
  return last && usualOf(last[0]!) === usualOf(column) ? [...before.slice(0, -1), [...last, column]] : [...before, [column]]
}, [])

function piecesOfRun(columns: readonly Column[]): Piece[] {
  const pieces = columns.flatMap(piecesOf)
  const usual = usualOf(columns[0]!)
  if (!usual || columns.length === 1) return pieces
  const isSo = usual.isSo(columns.map((column) => `c.${column}`))
  return [{ sql: `case when ${isSo} then '${columns.map(usual.said).join('')}' else ${joined(pieces)} end` }]
}

/** SQL, never null: whether the columns of a line, written as `textOf` does, are its text, and its hash is as long as one. */
export const isSame = `((c.line = ${joined([...runs.flatMap(piecesOfRun), { same: '}' }])} and octet_length(c.hash) = 32) is true)`
