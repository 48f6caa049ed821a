import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { removeFiles } from '../files/files.store.ts'
import { removeStored } from '../files/files.sweep.ts'
import { deletePrints, failSilentPrints, oldPrints } from './prints.store.ts'
import { keptSince, silentSince } from './prints.view.ts'

const together = 100

/** What is older than a week goes, with its files; what lost its server is said to have failed. */
export async function nightOfPrints(db: Db, storage: Storage, now: Instant): Promise<void> {
  await db.save(failSilentPrints(db, null, silentSince(now), now))
  for (;;) {
    const old = await db.read(oldPrints(db, keptSince(now), together))
    // The bytes first: a file whose row is gone is found by nobody any more.
    await removeStored(
      storage,
      old.flatMap(({ storageKey }) => (storageKey === null ? [] : [{ storageKey, thumbnailKey: null }])),
    )
    const ids = old.map(({ id }) => id)
    const fileIds = old.flatMap(({ fileId }) => fileId ?? [])
    if (ids.length > 0) await db.batch(deletePrints(db, ids), removeFiles(db, fileIds))
    if (ids.length < together) return
  }
}
