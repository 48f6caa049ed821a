import type { RecordFields } from '@vigie/contract/kit/fields.ts'
import type { Register } from '@vigie/contract/kit/register.ts'
import { composed, type Db, type Query } from '../platform/postgres/asking.ts'
import { locks } from '../platform/postgres/locks.ts'

/** How a column holds a field that it does not hold as it stands: `read` from the row `r`, `write` with `$` for the value. */
interface ColumnForm {
  readonly column: string
  readonly read: string
  readonly write: string
  /** What a change writes, where it is not what a new row has. */
  readonly rewrite?: string
}

/** Where a register lies. Its columns bear the names of the wire, unless `forms` has the field. */
export interface RegisterTable {
  readonly table: string
  /** The column of its number. */
  readonly id: string
  readonly forms?: Readonly<Record<string, ColumnForm>>
  /** Columns of a new row beside its fields, as SQL. */
  readonly begins?: Readonly<Record<string, string>>
}

type Row = Readonly<Record<string, unknown>>

/**
 * The statements of a register, composed once: what its list selects, and what adds, changes, archives, removes and orders its rows.
 * Names of columns come from the code alone. Rows of one register are saved one after the other (`lock`), so that two of the same name
 * cannot be added at once.
 */
export function registerTable(register: Register, { table, id, forms = {}, begins = {} }: RegisterTable) {
  const fields: RecordFields = register.fields
  const keys = Object.keys(fields)
  const columnOf = (key: string) => forms[key]?.column ?? fields[key]!.wire
  const readOf = (key: string) => forms[key]?.read ?? `r.${columnOf(key)}`
  const typeOf = (key: string) => types[fields[key]!.kind]
  // $2 is the row that is changed (null: a new one), $3 its version; the values stand from $4 on.
  const given = (key: string) => `$${keys.indexOf(key) + 4}::${typeOf(key)}`
  const write = (key: string, how: 'write' | 'rewrite') => {
    const form = forms[key]
    return (form && ((how === 'rewrite' && form.rewrite) || form.write))?.replaceAll('$', given(key)) ?? given(key)
  }
  const likeness = (key: string) =>
    typeOf(key) === 'text'
      ? `lower(unaccent(${readOf(key)})) is not distinct from lower(unaccent(${given(key)}))`
      : `${readOf(key)} is not distinct from ${given(key)}`
  const takenOf = (group: readonly string[]) =>
    `exists (select from ${table} r where r.company_id = $1 and r.${id} is distinct from $2::int and ${group.map(likeness).join(' and ')})`
  const isTaken = register.unique.map(takenOf).join(' or ')
  // Names every parameter once, so that each has a type.
  const named = ['$3::int', ...keys.map(given)].map((value) => `${value} is null`).join(' or ')

  const columns = [...Object.keys(begins), ...keys.map(columnOf)]
  const texts = {
    lock: 'select pg_advisory_xact_lock($2::int, $1::int)::text as locked',
    taken: `select ${register.unique.map((group, at) => `${takenOf(group)} as "${at}"`).join(', ')}, (${named}) as "named"`,
    create: `insert into ${table} (company_id, ${columns.join(', ')})
 select $1, ${[...Object.values(begins), ...keys.map((key) => write(key, 'write'))].join(', ')} where $3::int is null and not (${isTaken})
 returning ${id} as id, version`,
    read: `select r.version from ${table} r where r.company_id = $1 and r.${id} = $2`,
    change: `update ${table} r set ${keys.map((key) => `${columnOf(key)} = ${write(key, 'rewrite')}`).join(', ')}, version = r.version + 1
  where r.company_id = $1 and r.${id} = $2::int and r.version = $3::int and not (${isTaken}) returning r.version`,
    archive: `with asked as (select r.${id} as id from ${table} r where r.company_id = $1 and r.${id} = any($2) for update),
 changed as (update ${table} r set is_archived = $3, version = r.version + 1 from asked
  where r.company_id = $1 and r.${id} = asked.id and r.is_archived <> $3 and (select count(*) from asked) = cardinality($2))
 select (count(*) = cardinality($2)) as "isThere" from asked`,
    remove: `select d.id, d.is_archived as "isArchived"
   from (select array_agg(r.${id}) as ids from ${table} r join unnest($2::int[], $3::int[]) g (id, version) on r.${id} = g.id and r.version = g.version
          where r.company_id = $1 having count(*) = cardinality($2::int[])) seen
  cross join lateral remove_or_archive('${table}', '${id}', $1, seen.ids) d`,
    order: `with asked as (select r.${id} as id, r.place from ${table} r where r.company_id = $1 for update),
 placed as (select a.id, row_number() over (order by array_position($2, a.id), a.place, a.id) as place from asked a),
 changed as (update ${table} r set place = p.place from placed p where r.company_id = $1 and r.${id} = p.id and r.place <> p.place
  and (select count(*) from asked where id = any($2)) = cardinality($2))
 select (count(*) filter (where id = any($2)) = cardinality($2)) as "isThere" from asked`,
  }
  const valuesOf = (record: Row): unknown[] => keys.map((key) => record[key])
  return {
    /** Its fields as a list selects them, from the table as `r`. */
    columns: keys.map((key) => `${readOf(key)} as "${key}"`).join(', '),
    lock: (db: Db): Query<{ readonly locked: string }> => composed(texts.lock, [db.companyId, locks.ofCompany.register]),
    /** By the place of each group of `unique`: whether another row has these values. */
    taken: (db: Db, rowId: number | null, record: Row): Query<Readonly<Record<string, boolean>>> =>
      composed(texts.taken, [db.companyId, rowId, null, ...valuesOf(record)]),
    /** No row: another has what is one of the list. */
    create: (db: Db, record: Row): Query<{ readonly id: number; readonly version: number }> =>
      composed(texts.create, [db.companyId, null, null, ...valuesOf(record)]),
    read: (db: Db, rowId: number): Query<{ readonly version: number }> => composed(texts.read, [db.companyId, rowId]),
    change: (db: Db, rowId: number, version: number, record: Row): Query<{ readonly version: number }> =>
      composed(texts.change, [db.companyId, rowId, version, ...valuesOf(record)]),
    archive: (db: Db, ids: readonly number[], isArchived: boolean): Query<{ readonly isThere: boolean }> =>
      composed(texts.archive, [db.companyId, ids, isArchived]),
    /** No row: one of them is not there, or has changed since its version. */
    remove: (db: Db, ids: readonly number[], versions: readonly number[]): Query<{ readonly id: number; readonly isArchived: boolean }> =>
      composed(texts.remove, [db.companyId, ids, versions]),
    order: (db: Db, ids: readonly number[]): Query<{ readonly isThere: boolean }> => composed(texts.order, [db.companyId, ids]),
  }
}

const types = {
  text: 'text',
  lines: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  word: 'text',
  monthDay: 'text',
  day: 'date',
  whole: 'int',
  hours: 'int',
  decimal: 'float8',
  zone: 'text',
  reference: 'int',
  switch: 'boolean',
  choices: 'text[]',
  references: 'int[]',
} as const
