import { VersionConflict } from '../../../kit/version-conflict.ts'
import { statement, type Db, type Query } from '../../../platform/postgres/db.ts'

/** A column of a set of rows that is sent as one array: its name in the statement, its type, its value in a row. */
export type SetColumn<T> = readonly [name: string, type: string, value: (row: T) => unknown]

/** Called after each set of rows. */
export type Wrote = (count: number) => void

/** Rows that go in one statement. */
const chunkSize = 5_000

/**
 * A statement over a set of rows. In its text, `given` is the set with the columns named, `$1` the company, and what is
 * in `more` follows from `$2` on.
 */
function setStatement<T>(
  text: (given: string) => string,
  columns: readonly SetColumn<T>[],
  rows: readonly T[],
  db: Db,
  more: readonly unknown[],
  isRead: boolean,
): Query<{ count: number }> {
  const arrays = columns.map(([, type], at) => `$${at + 2 + more.length}::${type}[]`).join(', ')
  const given = `unnest(${arrays}) as given (${columns.map(([name]) => name).join(', ')})`
  const values = columns.map(([, , value]) => rows.map(value))
  return statement<{ count: number }>(
    `with done as (${text(given)}${isRead ? '' : ' returning 1'}) select count(*)::int as count from done`,
    [db.companyId, ...more, ...values],
  )
}

interface SetOptions {
  /** `$2` and following. */
  readonly more?: readonly unknown[]
  /** False: fewer rows than the set holds are right too. */
  readonly isExact?: boolean
  /** The text is a `select`, which locks rows. */
  readonly isRead?: boolean
  readonly wrote?: Wrote
}

/** Sends a set in chunks. When a chunk writes fewer rows than it holds, another save came first: VersionConflict. */
export async function writeSet<T>(
  db: Db,
  rows: readonly T[],
  columns: readonly SetColumn<T>[],
  text: (given: string) => string,
  { more = [], isExact = true, isRead = false, wrote = () => {} }: SetOptions = {},
): Promise<void> {
  for (let at = 0; at < rows.length; at += chunkSize) {
    const chunk = rows.slice(at, at + chunkSize)
    const [done] = await db.save(setStatement(text, columns, chunk, db, more, isRead))
    if (isExact && done?.count !== chunk.length) throw new VersionConflict(`${done?.count ?? 0} of ${chunk.length} rows were written`)
    wrote(chunk.length)
  }
}

const listed = (columns: readonly SetColumn<never>[], line: (name: string) => string) => columns.map(([name]) => line(name)).join(', ')
/** `name, address` */
export const namesOf = (columns: readonly SetColumn<never>[]) => listed(columns, (name) => name)
/** `given.name, given.address` */
export const givenOf = (columns: readonly SetColumn<never>[]) => listed(columns, (name) => `given.${name}`)
/** `name = given.name, address = given.address` */
export const setsOf = (columns: readonly SetColumn<never>[]) => listed(columns, (name) => `${name} = given.${name}`)
