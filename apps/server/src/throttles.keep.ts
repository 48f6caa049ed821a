import type { Instant } from '@vigie/contract/kit/time.ts'
import { purgeThrottles } from './domains/auth/tries/throttle.store.ts'
import { eachCompany } from './each-company.ts'
import type { Database } from './platform/postgres/db.ts'

/** Deletes, in every company, the counts of wrong tries of which nothing is left. */
export async function keepThrottles(database: Database, now: Instant): Promise<void> {
  await eachCompany(database, (db) => db.save(purgeThrottles(db, now)))
}
