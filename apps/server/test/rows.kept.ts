import type { TestApp } from './app.ts'

/** All rows of a company, as one digest for each table: what is not changed stays the same. */
export async function rowsOfCompany({ database: { superuser } }: TestApp, company: number): Promise<Record<string, string>> {
  const tables = await superuser.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await superuser.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t where company_id = $1`,
      [company],
    )
    digests[name] = rows[0]!.digest
  }
  return digests
}
