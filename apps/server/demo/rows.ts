import { statement, type Db, type Query } from '../src/platform/postgres/db.ts'

/** Columns of a table with their PostgreSQL types. */
type Columns = Readonly<Record<string, string>>
type RowOf<C extends Columns> = { readonly [K in keyof C]: unknown }

/** Rows of the company inserted by one statement, column by column. `tail` is what follows: a conflict, what to return. */
export function insertion<T = never, const C extends Columns = Columns>(
  db: Db,
  table: string,
  columns: C,
  rows: readonly RowOf<C>[],
  tail = '',
): Query<T> {
  const names = Object.keys(columns)
  const arrays = names.map((name, at) => `$${at + 2}::${columns[name]}[]`)
  const quoted = names.map((name) => `"${name}"`).join(', ')
  return statement<T>(
    `insert into ${table} (company_id, ${quoted}) select $1, given.* from unnest(${arrays.join(', ')}) as given ${tail}`,
    [db.companyId, ...names.map((name) => rows.map((row) => row[name as keyof C]))],
  )
}

/** Inserts rows that have a name of their own and answers their ids by that name. */
export async function insertNamed<const C extends Columns>(
  db: Db,
  table: string,
  { id, name }: { readonly id: string; readonly name: keyof C & string },
  columns: C,
  rows: readonly RowOf<C>[],
): Promise<Map<string, number>> {
  const made = await db.save(insertion<{ id: number; name: string }, C>(db, table, columns, rows, `returning ${id} as id, ${name} as name`))
  return new Map(made.map((row) => [row.name, row.id]))
}

/** The id under a name; a name that is not there is a mistake of ours. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo company has no « ${name} »`)
  return id
}
