import { savedRow, VersionConflict } from '../../../kit/version-conflict.ts'
import { isDuplicate, type Db } from '../../../platform/postgres/db.ts'
import { saveClocking, type SaveQuestion } from '../clockings.store.ts'
import { shortLockTimeout, refuseLocked } from '../../../platform/postgres/lock-timeout.ts'

/**
 * Saves one act with its shift. Throws a VersionConflict when either has changed in between; refuses with BUSY when the
 * shift stays locked.
 */
export async function saveAct(db: Db, save: SaveQuestion, { siteId, isKept }: { readonly siteId: number; readonly isKept: boolean }) {
  const question = saveClocking(db, save)
  // A live act goes with others, who never wait for it; one of a sending goes alone.
  const saving = isKept ? db.batch(shortLockTimeout, question).then(([, rows]) => rows) : db.save(question, siteId)
  return savedRow(await saving.catch(refuseOrRetry))
}

/** One act sent twice at the same time: the second is run again and finds the first. One of a held shift is kept by its device and sent again. */
function refuseOrRetry(error: unknown): never {
  refuseLocked(error)
  throw isDuplicate(error, 'clockings_company_id_clocking_uuid_key') ? new VersionConflict('the same act is being recorded') : error
}
