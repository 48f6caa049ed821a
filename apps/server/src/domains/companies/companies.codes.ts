import type { Database } from '../../platform/postgres/db.ts'
import { readCompany } from './companies.store.ts'

/** The codes of all companies of the installation, the oldest first. */
export async function companyCodes(database: Database): Promise<string[]> {
  const ids = (await database.callPublic<{ company_ids: number }>('company_ids')).map((row) => row.company_ids)
  const companies = await Promise.all(ids.toSorted((a, b) => a - b).map((id) => readCompany(database.forCompany(id))))
  return companies.flatMap((company) => company?.code ?? [])
}
