import { statement, type Db } from '../src/platform/postgres/db.ts'

/** Columns of a table with their PostgreSQL types. */
type Columns = Readonly<Record<string, string>>
type RowOf<C extends Columns> = { readonly [K in keyof C]: unknown }

/** `tail` is what follows: a conflict, what to return. */
function insertText(table: string, columns: Columns, tail: string): string {
  const names = Object.keys(columns)
  const arrays = names.map((name, at) => `$${at + 2}::${columns[name]}[]`)
  const quoted = names.map((name) => `"${name}"`).join(', ')
  return `insert into ${table} (company_id, ${quoted}) select $1, given.* from unnest(${arrays.join(', ')}) as given ${tail}`
}
const valuesOf = <C extends Columns>(db: Db, columns: C, rows: readonly RowOf<C>[]) => [
  db.companyId,
  ...Object.keys(columns).map((name) => rows.map((row) => row[name])),
]

/** Rows of the company inserted by one statement, column by column. */
export const insertion = <const C extends Columns>(db: Db, table: string, columns: C, rows: readonly RowOf<C>[], tail = '') =>
  statement(insertText(table, columns, tail), valuesOf(db, columns, rows))

/** Inserts rows that have a name of their own and answers their ids by that name. */
export async function insertNamed<const C extends Columns>(
  db: Db,
  table: string,
  { id, name }: { readonly id: string; readonly name: keyof C & string },
  columns: C,
  rows: readonly RowOf<C>[],
): Promise<Map<string, number>> {
  const text = insertText(table, columns, `returning ${id} as id, ${name} as name`)
  const made = await db.save(statement<{ id: number; name: string }>(text, valuesOf(db, columns, rows)))
  return new Map(made.map((row) => [row.name, row.id]))
}

/** The id under a name; a name that is not there is a mistake of ours. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo company has no « ${name} »`)
  return id
}
