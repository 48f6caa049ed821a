import type pg from 'pg'
import { outputsOf, type Catalogue, type Fact } from './facts.ts'
import { isNode, readNode, type Value } from './nodes.ts'

/** A column of a statement's rows: what PostgreSQL says it can hold. */
export interface Column extends Fact {
  readonly name: string
  /** PostgreSQL's name of the type; of an array, of its members. */
  readonly type: string
  readonly isArray: boolean
}
/** The columns of a statement, or why PostgreSQL does not take it. */
export type Description = { readonly columns: readonly Column[] } | { readonly refused: string }

/** What is asked of the catalogue once for all statements. */
export async function readFacts(client: pg.ClientBase): Promise<Catalogue> {
  const columns = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull and attnum > 0`,
  )
  const checks = await client.query<{ key: string; check: string }>(
    `select conrelid || '.' || conkey[1] as key, pg_get_constraintdef(oid) as check
       from pg_constraint where contype = 'c' and cardinality(conkey) = 1 and conrelid <> 0`,
  )
  const functions = await client.query<{ oid: string; name: string; isStrict: boolean }>(
    `select oid::text as oid, proname::text as name, proisstrict as "isStrict" from pg_proc p
      where pronamespace = 'pg_catalog'::regnamespace or exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return {
    isNotNull: new Set(columns.rows.map(({ key }) => key)),
    words: new Map(checks.rows.flatMap(({ key, check }) => wordsOf(check).map((words) => [key, words] as const))),
    functions: new Map(functions.rows.map(({ oid, ...known }) => [oid, known])),
  }
}

/** Of `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`: a and b. */
function wordsOf(check: string): string[][] {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1]
  return list === undefined ? [] : [[...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => word!.replaceAll("''", "'"))]
}

/**
 * Has PostgreSQL prepare a statement, and keep what it understood of it as the body of a function that is thrown away:
 * there stands, for every column, what it is made of and which outer join it comes through.
 */
export async function describe(client: pg.ClientBase, sql: string, catalogue: Catalogue): Promise<Description> {
  await client.query('begin')
  try {
    await client.query(`prepare described as ${sql}`)
    const prepared = await client.query<{ given: string[]; type: string; isArray: boolean; at: number }>(
      `select p.parameter_types::text[] as given, coalesce(m.typname, t.typname)::text as type, m.oid is not null as "isArray"
         from pg_prepared_statements p
         left join unnest(p.result_types) with ordinality as r (oid, at) on true
         left join pg_type t on t.oid = r.oid
         left join pg_type m on m.oid = t.typelem and t.typcategory = 'A'
        where p.name = 'described' order by r.at`,
    )
    const given = prepared.rows[0]!.given
    await client.query(`create function pg_temp.described(${given.join(', ')}) returns void begin atomic ${sql}; end`)
    const { rows } = await client.query<{ body: string }>(`select prosqlbody::text as body from pg_proc where proname = 'described'`)
    const query = queryIn(readNode(rows[0]!.body))
    return {
      columns: outputsOf(query, catalogue).map((output, at) => {
        const { type, isArray } = prepared.rows[at]!
        return { ...output, type, isArray }
      }),
    }
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error
    return { refused: (error as Error).message }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

/** A body is a list of lists with one query. */
function queryIn(body: Value) {
  const inner = Array.isArray(body) ? (body as readonly Value[]).flat(3)[0] : body
  if (!isNode(inner) || inner.type !== 'QUERY') throw new Error('this version of PostgreSQL keeps the body of a function in another way')
  return inner
}
