import type { QueryResult } from 'pg'
import type { TestApp } from './app.ts'

/** All rows of a company, as one digest for each table: what is not changed stays the same. */
export async function rowsOfCompany({ database: { superuser } }: TestApp, company: number): Promise<Record<string, string>> {
  const tables = await superuser.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attname = 'company_id' and not a.attisdropped
      order by 1`,
  )
  // One trip for all tables, without parallel workers, which would start for each: the matrices ask before and after each call.
  const digests = tables.rows.map(
    ({ name }) =>
      `(select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t where company_id = ${company})`,
  )
  const text = `set local max_parallel_workers_per_gather = 0; ${digests.join(' union all ')}`
  const [, { rows }] = (await superuser.query(text)) as unknown as [QueryResult, QueryResult<{ name: string; digest: string }>]
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
