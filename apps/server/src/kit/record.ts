import type { RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { composed, type Db, type Query } from '../platform/postgres/asking.ts'

interface RecordTable<F extends RecordFields> {
  readonly table: string
  /** The column of its number. */
  readonly id: string
  /** Its columns bear the names of the wire. */
  readonly fields: F
  /** Columns that no two rows share beside the company: a new row that another has already is not made, and no row comes back. */
  readonly unique?: string
}

/**
 * The statements of a record whose fields are the columns of a table, which has `company_id`, `version` (it grows at each
 * change) and, to create one, `created_at`. Their texts are composed once. Column names come from the code alone.
 */
export function recordTable<F extends RecordFields>({ table, id, fields, unique }: RecordTable<F>) {
  const keys = Object.keys(fields) as (keyof F & string)[]
  const columns = keys.map((key) => fields[key]!.wire)
  const valuesOf = (record: RecordOf<F>): unknown[] => keys.map((key) => record[key])
  const given = (from: number) => columns.map((_, at) => `$${at + from}`)
  const texts = {
    read: `select ${[`${id} as id`, 'version', ...keys.map((key, at) => `${columns[at]} as "${key}"`)].join(', ')}
   from ${table} where company_id = $1 and ${id} = $2`,
    create: `insert into ${table} (${['company_id', 'created_at', ...columns].join(', ')}) values (${['$1', '$2', ...given(3)].join(', ')})
 ${unique ? `on conflict (company_id, ${unique}) do nothing` : ''} returning ${id} as id, version`,
    change: `update ${table} set ${columns.map((column, at) => `${column} = ${given(4)[at]}`).join(', ')}, version = version + 1
  where company_id = $1 and ${id} = $2 and version = $3 returning version`,
  }
  return {
    /** Its fields as a list selects them, under the alias of the table. */
    columns: (alias: string): string => keys.map((key, at) => `${alias}.${columns[at]} as "${key}"`).join(', '),
    read: (db: Db, recordId: number): Query<RecordOf<F> & { readonly id: number; readonly version: number }> =>
      composed(texts.read, [db.companyId, recordId]),
    create: (db: Db, now: Instant, record: RecordOf<F>): Query<{ readonly id: number; readonly version: number }> =>
      composed(texts.create, [db.companyId, now, ...valuesOf(record)]),
    /** No row: it is not there any more, or has changed since `version`. */
    change: (db: Db, recordId: number, version: number, record: RecordOf<F>): Query<{ readonly version: number }> =>
      composed(texts.change, [db.companyId, recordId, version, ...valuesOf(record)]),
  }
}
