import type { Answer, Step } from './batch.ts'

declare const row: unique symbol
/** A statement with the type of its rows. Only `statement` and `shared` make one, where a test finds it (test/statements). */
export interface Query<T> {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** See `shared`. */
  readonly isShared?: true
  readonly usesCustomPlan?: true
  /** Never there: it carries the type. */
  readonly [row]: T
}
/** The rows of each of several statements. */
type RowsOf<Q extends readonly Query<unknown>[]> = { -readonly [K in keyof Q]: Q[K] extends Query<infer T> ? T[] : never }

/** The database as one company sees it. Each call is one trip and one transaction, in which the company is set first. */
export interface Db {
  readonly companyId: number
  read<T>(query: Query<T>): Promise<T[]>
  /** The first row, or undefined. */
  one<T>(query: Query<T>): Promise<T | undefined>
  /** Several statements in one trip: all or none. Answers the rows of each. */
  batch<const Q extends readonly Query<unknown>[]>(...queries: Q): Promise<RowsOf<Q>>
  /**
   * As read, for a statement that writes: the rows of its `returning`. `order` is the site that it locks, where saves
   * are sent together (group-commit.ts).
   */
  save<T>(query: Query<T>, order?: number): Promise<T[]>
  /** A transaction over several trips, for imports and the like; inside one, a savepoint. No rule decides in it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Reads over several trips that all see the database as it was at the first; nothing is written, and nothing begins inside one. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** Who writes, by which way, and when by the product's clock: what the database notes in the history of what is changed (`keep_changes`). */
export interface Actor {
  /** Null for a job, a command or a call without a session. */
  readonly userId: number | null
  readonly way: string
  readonly now: string
  /** The transaction is read-only: an administrator views the portal as this user. */
  readonly isReading?: true
}
/** The database of a company outside a transaction: it can be told who writes. */
export interface CompanyDb extends Db {
  by(actor: Actor): Db
}

/**
 * A statement written by hand: `statement<{ id: number }>('select … where id = $1', [id])`. Its plan is made once for whatever
 * values, and kept (decisions/04-database); `usesCustomPlan` where that one is bad, since it is the values that say how many rows there are
 * (a period, a day). It costs some milliseconds each time, and is nothing where saves are sent together (group-commit.ts).
 */
export const statement = <T>(sql: string, parameters: readonly unknown[] = [], how: { readonly usesCustomPlan?: true } = {}): Query<T> =>
  ({ sql, parameters, ...how }) as unknown as Query<T>

/**
 * A statement whose text a list's query composes (`kit/list.ts`), planned for its values. Its columns are compared with the
 * list's rows in `list.test`, not where statements are written by hand.
 */
export const composed = <T>(sql: string, parameters: readonly unknown[]): Query<T> =>
  ({ sql, parameters, usesCustomPlan: true }) as unknown as Query<T>

/**
 * A statement that answers many equal requests at once. Its first parameter is the company, the others are lists with
 * an entry for each request; `request_no` (from 1) of a row names its request. Alone, its lists hold one entry;
 * where calls are sent together (group-commit.ts) those of one company become one statement.
 */
export const shared = <T>(sql: string, companyId: number, entries: readonly unknown[]): Query<T> =>
  ({ sql, parameters: [companyId, ...entries.map((entry) => [entry])], isShared: true }) as unknown as Query<T>

/**
 * What a shared statement reads its entries from, as `q`: a list of each type from $2 on, under these names, and `request_no`.
 * PostgreSQL takes any list for ten entries, so that it would rather read a small table whole than look ten rows up, and it
 * keeps that plan while the table grows; of a limit that it does not know it takes a tenth. Mostly one asks, and few at once.
 */
export function entriesOf(entries: Readonly<Record<string, string>>): string {
  const lists = Object.values(entries).map((type, at) => `$${at + 2}::${type}[]`)
  const names = [...Object.keys(entries), 'request_no']
  return `(select * from unnest(${lists.join(', ')}) with ordinality as e (${names.join(', ')}) limit cardinality($2)) as q`
}

/**
 * The one row of a table that a key names, to be joined as `alias`; the table is `k` in the key, and $1 the company. By its
 * `offset` it is asked for again for each row before it, by the key's own index: as a plain join PostgreSQL might read the table
 * whole, and would keep to that however much it grows. For statements that are hot or of few rows; lists are joined.
 */
export const rowByKey = (table: string, alias: string, key: string): string =>
  `lateral (select * from ${table} k where k.company_id = $1 and ${key} offset 0) ${alias} on true`

/** Sends the steps of one call to the database and answers the rows of each. */
export type Send = (steps: readonly Step[]) => Promise<Answer[]>

export const stepOf = ({ sql, parameters, isShared, usesCustomPlan }: Query<unknown>): Step => ({
  sql,
  values: parameters,
  isShared: isShared === true,
  usesCustomPlan: usesCustomPlan === true,
})

/** What a transaction begins with: its company, settings that hold until it ends, and who writes. */
export const companyStep = (companyId: number, settings: Readonly<Record<string, string>> = {}, actor?: Actor): Step => ({
  sql: `select set_config('app.company', $1, true)${Object.entries(settings)
    .map(([name, value]) => `, set_config('${name}', '${value}', true)`)
    .join('')}${actor ? `, set_config('app.actor', $2, true), set_config('app.way', $3, true), set_config('app.at', $4, true)` : ''}`,
  values: [String(companyId), ...(actor ? [String(actor.userId ?? ''), actor.way, actor.now] : [])],
})
/** Every plan is made once, for whatever values: those in functions of the database too. */
export const keepsPlans = { plan_cache_mode: 'force_generic_plan' } as const
/** PostgreSQL refuses every write. */
export const readsOnly = { transaction_read_only: 'on' } as const

const planning = (mode: string): Step => ({ sql: `select set_config('plan_cache_mode', '${mode}', true)`, values: [] })
// By itself PostgreSQL plans for its values what is not kept.
const [anew, kept] = [planning('auto'), planning(keepsPlans.plan_cache_mode)]

/**
 * One trip that began with `keepsPlans`, except for statements with the custom-plan flag. PostgreSQL itself would switch to custom
 * plans as soon as the generic plan seems more expensive, which comes with the years (decisions/04-database).
 */
export async function inKeptPlans(first: Step, steps: readonly Step[], send: Send): Promise<Answer[]> {
  if (steps.length === 0) return []
  const all = [first, ...steps.flatMap((step) => (step.usesCustomPlan ? [anew, step, kept] : [step]))]
  // The setting ends with the trip.
  if (all.at(-1) === kept) all.pop()
  const own = new Set(steps)
  return (await send(all)).filter((_, at) => own.has(all[at]!))
}

/** The calls of Db over whatever sends: a pool or an open transaction. */
export function dbOver(companyId: number, send: Send, spans: Pick<Db, 'transaction' | 'snapshot'>): Db {
  const rows = async (queries: readonly Query<unknown>[]) => (await send(queries.map(stepOf))).map((answer) => answer.rows)
  const read = async <T>(query: Query<T>) => (await rows([query]))[0] as T[]
  return {
    companyId,
    read,
    save: read,
    one: async (query) => (await read(query))[0],
    batch: async (...queries) => (await rows(queries)) as RowsOf<typeof queries>,
    ...spans,
  }
}
