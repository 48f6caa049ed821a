import type { Db } from '../../../platform/postgres/db.ts'
import { writeSet, type SetColumn } from './imports.sets.ts'

/** What of a row is compared with how it was read: a column of its table, or a condition over `was_<name>`. */
export interface Compared<T> {
  readonly table: 'sites' | 'agents' | 'contracts'
  /** The column by which its rows are known. */
  readonly key: string
  readonly columns: readonly SetColumn<T>[]
  /** What stands in other tables: the value as it was read, and the condition under which it is still so. */
  readonly beside?: readonly { readonly column: SetColumn<T>; readonly isSame: string }[]
}

interface Changed<T> {
  readonly key: string
  /** As it was read. */
  readonly was: T
}

/**
 * Locks the rows that an import changes, and compares each with how it was read. Of a row that a screen has changed since, nothing is
 * written: VersionConflict, and the import decides again on what the row is now.
 */
export async function lockUnchanged<T>(
  db: Db,
  changes: readonly Changed<T>[],
  { table, key, columns, beside = [] }: Compared<T>,
): Promise<void> {
  const names = columns.map(([name]) => name)
  const isSame = beside.map((one) => `and ${one.isSame}`).join(' ')
  const read = [...columns, ...beside.map(({ column }) => column)]
  await writeSet(
    db,
    changes,
    [
      ['row_key', 'text', (change) => change.key],
      ...read.map(([name, type, value]): SetColumn<Changed<T>> => [`was_${name}`, type, ({ was }) => value(was)]),
    ],
    (given) => `
    select from ${table} join ${given} on ${table}.${key} = given.row_key
     where ${table}.company_id = $1
       and row(${names.map((name) => `${table}.${name}`).join(', ')}) is not distinct from row(${names.map((name) => `given.was_${name}`).join(', ')}) ${isSame}
       for no key update of ${table}`,
    { isRead: true },
  )
}
