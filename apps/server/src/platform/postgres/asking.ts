import type { Compilable, CompiledQuery } from 'kysely'
import type { Answer, Step } from './batch.ts'

/** A statement written by hand, with the type of its rows. */
export interface Query<T> {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** See `shared`. */
  readonly isShared?: true
  /** Never there: it carries the type. */
  readonly rowType?: T
}
/** What can be sent: Kysely's builders, what they compile to, or a statement written by hand. */
export type Asking<T> = Compilable<T> | CompiledQuery<T> | Query<T>
type RowOf<Q> = Q extends Compilable<infer T> ? T : Q extends CompiledQuery<infer T> ? T : Q extends Query<infer T> ? T : never
export type RowsOf<Q extends readonly Asking<unknown>[]> = { -readonly [K in keyof Q]: RowOf<Q[K]>[] }

/** The database as one company sees it. Each call is one trip and one transaction, in which the company is set first. */
export interface Db {
  readonly companyId: number
  read<T>(query: Asking<T>): Promise<T[]>
  /** The first row, or undefined. */
  one<T>(query: Asking<T>): Promise<T | undefined>
  /** Several statements in one trip: all or none. Answers the rows of each. */
  batch<const Q extends readonly Asking<unknown>[]>(...queries: Q): Promise<RowsOf<Q>>
  /**
   * As read, for a statement that writes: the rows of its `returning`. `order` is the site that it locks, where saves
   * are sent together (group-commit.ts).
   */
  save<T>(query: Asking<T>, order?: number): Promise<T[]>
  /** A transaction over several trips, for imports and the like; inside one, a savepoint. No rule decides in it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** A statement written by hand: `statement<{ id: number }>('select … where id = $1', [id])`. */
export const statement = <T>(sql: string, parameters: readonly unknown[] = []): Query<T> => ({ sql, parameters })

/**
 * A statement that answers many who ask the same at once. Its first parameter is the company, the others are lists with
 * an entry for each who asks; its rows say by `request_no` (from 1) whose they are. Asked alone, its lists hold one entry;
 * where trips are sent together (group-commit.ts) those of one company become one statement.
 */
export const shared = <T>(sql: string, companyId: number, entries: readonly unknown[]): Query<T> => ({
  sql,
  parameters: [companyId, ...entries.map((entry) => [entry])],
  isShared: true,
})

/** What runs the steps of one call and answers each. */
export type Send = (steps: readonly Step[]) => Promise<Answer[]>

export function stepOf(asking: Asking<unknown>): Step {
  const { sql, parameters } = 'compile' in asking ? asking.compile() : asking
  return { sql, values: parameters, isShared: 'isShared' in asking }
}

export const companyStep = (companyId: number): Step => ({
  sql: `select set_config('app.company', $1, true)`,
  values: [String(companyId)],
})

/** The calls of Db over whatever sends: a pool or an open transaction. */
export function dbOver(companyId: number, send: Send, transaction: Db['transaction']): Db {
  const rows = async (queries: readonly Asking<unknown>[]) => (await send(queries.map(stepOf))).map((answer) => answer.rows)
  const read = async <T>(query: Asking<T>) => (await rows([query]))[0] as T[]
  return {
    companyId,
    read,
    save: read,
    one: async (query) => (await read(query))[0],
    batch: async (...queries) => (await rows(queries)) as RowsOf<typeof queries>,
    transaction,
  }
}
