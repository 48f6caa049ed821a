import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { arrivingSince, releaseFiles, type StoredKeys } from './files.store.ts'

/** Minutes after which a file that has no row will have none: no call lasts as long. */
const patience = 24 * 60
const together = 100

/**
 * Removes, in every company, the files whose rows never came: their server was ended while they were kept. It goes by what
 * was counted before it was kept, and never by what a bucket lists: what lies there may be another's. Answers how many.
 */
export async function sweepFiles(database: Database, storage: Storage, now: Instant): Promise<number> {
  let removed = 0
  for (const { company_ids: companyId } of await database.callPublic<{ company_ids: number }>('company_ids')) {
    const db = database.forCompany(companyId)
    for (;;) {
      const old = await db.read(arrivingSince(db, addMinutes(now, -patience), together))
      await removeStored(storage, old)
      const keys = old.map(({ storageKey }) => storageKey)
      if (keys.length > 0) removed += (await db.save(releaseFiles(db, keys))).length
      if (keys.length < together) break
    }
  }
  return removed
}

export async function removeStored(storage: Storage, files: readonly StoredKeys[]): Promise<void> {
  for (const { storageKey, thumbnailKey } of files) {
    await storage.remove(storageKey)
    if (thumbnailKey !== null) await storage.remove(thumbnailKey)
  }
}
