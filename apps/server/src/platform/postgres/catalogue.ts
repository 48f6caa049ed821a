import type pg from 'pg'

export interface Column {
  readonly table: string
  readonly name: string
  /** PostgreSQL's name of the type; of an array, of its members. */
  readonly type: string
  readonly isArray: boolean
  /** Words of an enumerated type. */
  readonly words: readonly string[] | null
  readonly isNullable: boolean
}

const types: Readonly<Record<string, string>> = {
  timestamptz: 'Instant',
  timestamp: 'LocalDateTime',
  date: 'Day',
  bool: 'boolean',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((name) => [name, 'number'])),
}
/** What a value that is there is in TypeScript (parsers.ts reads it so). Of a text, words may be known. */
export function typeScriptOf({ type, words, isArray }: Pick<Column, 'type' | 'words' | 'isArray'>): string {
  const one = types[type] ?? (words?.map((word) => `'${word}'`).join(' | ') || 'string')
  return isArray ? `${one.includes('|') ? `(${one})` : one}[]` : one
}

/** The columns of every table and view of the schema `public`, in their order. */
export async function readCatalogue(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname::text as "table", a.attname::text as name, t.typname::text as type, coalesce(k.is_array, false) as "isArray",
           (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as words,
           not a.attnotnull and not coalesce(d.typnotnull, false) as "isNullable"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type d on d.oid = a.atttypid
      -- A domain is read as what it is made of, an array as what it holds.
      cross join lateral (select coalesce(nullif(d.typbasetype, 0), d.oid) as oid) b
      left join lateral (select m.typelem as oid, true as is_array from pg_type m
                          where m.oid = b.oid and m.typcategory = 'A' and m.typelem <> 0) k on true
      join pg_type t on t.oid = coalesce(k.oid, b.oid)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
       and not exists (select from pg_depend x where x.objid = c.oid and x.deptype = 'e')
     order by c.relname, a.attnum`)
  return rows
}
