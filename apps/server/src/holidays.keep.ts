import type { Instant } from '@vigie/contract/kit/time.ts'
import { fillHolidays } from './domains/sites/holidays.store.ts'
import type { Database } from './platform/postgres/db.ts'

/** Fills the public holidays of the coming years in every company that lacks them. */
export async function keepHolidays(database: Database, now: Instant): Promise<void> {
  const companies = await database.callPublic<{ company_ids: number }>('company_ids')
  for (const { company_ids: companyId } of companies) await fillHolidays(database.forCompany(companyId), now)
}
