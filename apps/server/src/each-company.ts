import type { Database, Db } from './platform/postgres/db.ts'

/** Does something in every company, one after another. */
export async function eachCompany(database: Database, work: (db: Db) => Promise<unknown>): Promise<void> {
  const companies = await database.callPublic<{ company_ids: number }>('company_ids')
  for (const { company_ids: companyId } of companies) await work(database.forCompany(companyId))
}
