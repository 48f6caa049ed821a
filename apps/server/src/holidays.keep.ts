import type { Instant } from '@vigie/contract/kit/time.ts'
import { fillHolidays } from './domains/sites/holidays.store.ts'
import { eachCompany } from './each-company.ts'
import type { Database } from './platform/postgres/db.ts'

/** Fills the public holidays of the coming years in every company that lacks them. */
export async function keepHolidays(database: Database, now: Instant): Promise<void> {
  await eachCompany(database, (db) => fillHolidays(db, now))
}
