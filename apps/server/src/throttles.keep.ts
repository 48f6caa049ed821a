import type { Instant } from '@vigie/contract/kit/time.ts'
import { purgeThrottles } from './domains/auth/tries/throttle.store.ts'
import type { Database } from './platform/postgres/db.ts'

/** Deletes, in every company, the counts of wrong tries of which nothing is left. */
export async function keepThrottles(database: Database, now: Instant): Promise<void> {
  const companies = await database.callPublic<{ company_ids: number }>('company_ids')
  for (const { company_ids: companyId } of companies) {
    const db = database.forCompany(companyId)
    await db.save(purgeThrottles(db, now))
  }
}
