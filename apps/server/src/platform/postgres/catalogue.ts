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
  /** Filled by the database when left out. */
  readonly hasDefault: boolean
  /** Always made by the database: never written. */
  readonly isMade: boolean
}

/** The columns of every table and view of the schema `public`, in their order. */
export async function readCatalogue(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname::text as "table", a.attname::text as name, t.typname::text as type, coalesce(k.is_array, false) as "isArray",
           (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as words,
           not a.attnotnull and not coalesce(d.typnotnull, false) as "isNullable",
           a.atthasdef or a.attidentity <> '' as "hasDefault",
           a.attidentity = 'a' or a.attgenerated <> '' as "isMade"
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
