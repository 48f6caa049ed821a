import pg from 'pg'
import type { Instant } from '@vigie/contract/kit/time.ts'

type Parse = (text: string) => unknown

/**
 * `2026-10-12 05:00:00.25+00` becomes `2026-10-12T05:00:00Z`: cut to the second, never rounded. The connection speaks
 * UTC (pool.ts); `infinity` and years outside 0001-9999 stay as they are.
 */
const instant = (text: string): Instant =>
  (/^\d{4}-\d\d-\d\d /.test(text) && !text.endsWith('BC') ? `${text.slice(0, 10)}T${text.slice(11, 19)}Z` : text) as Instant

/** Ids and counts; beyond 2^53 a number would lie, so it is refused. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`)
  return value
}

const text: Parse = (given) => given

// @types/pg describes another shape than the one that runs.
const arrays = pg.types.arrayParser as unknown as {
  create(source: string, transform: (entry: string) => unknown): { parse(): unknown[] }
}
const arrayOf =
  (parse: Parse): Parse =>
  (source) =>
    arrays.create(source, (entry) => (entry === null ? null : parse(entry))).parse()

// By type number of PostgreSQL (pg_type.oid): each type and its array.
const parsers = new Map<number, Parse>([
  [20, wholeNumber],
  [1016, arrayOf(wholeNumber)],
  [1184, instant],
  [1185, arrayOf(instant)],
  [1114, text], // timestamp without zone: `YYYY-MM-DD HH:mm:ss`, a wall clock's time
  [1115, arrayOf(text)],
  [1082, text], // date: `YYYY-MM-DD`
  [1182, arrayOf(text)],
  [1700, text], // numeric keeps its digits
  [1231, arrayOf(text)],
  [1186, text], // interval
  [1187, arrayOf(text)],
])

/** How a column's text becomes a value; the rest (int4, bool, jsonb, bytea …) is pg's own reading. */
export const parserOf = (typeId: number): Parse => parsers.get(typeId) ?? (pg.types.getTypeParser(typeId, 'text') as Parse)

/** The same reading for pg's own queries (`new pg.Pool({ types })`). */
export const types = {
  getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
    format === 'binary' ? pg.types.getTypeParser(typeId, 'binary') : parserOf(typeId),
}
