import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { savedRow, VersionConflict } from '../../../kit/version-conflict.ts'
import { isBlocked, isDuplicate, statement, type Db } from '../../../platform/postgres/db.ts'
import { saveClocking, type SaveQuestion } from '../clockings.store.ts'

/**
 * Saves one act with its shift. Throws a VersionConflict when either has changed in between; refuses with BUSY when the
 * shift stays locked.
 */
export async function saveAct(db: Db, save: SaveQuestion, { siteId, isKept }: { readonly siteId: number; readonly isKept: boolean }) {
  const question = saveClocking(db, save)
  // A live act goes with others, who never wait for it; one of a sending goes alone.
  const saving = isKept ? db.batch(lockPatience, question).then(([, rows]) => rows) : db.save(question, siteId)
  return savedRow(await saving.catch(refuseOrRetry))
}

/** How long what a device has kept waits for a shift that an import holds: its sending is given up after ten seconds. */
const lockPatience = statement<{ patience: string | null }>(`select set_config('lock_timeout', '3s', true) as patience`)

/** Seconds after which whoever found its shift held is told to send again. */
const heldSeconds = 5

/**
 * One act sent twice at the same time: the second is run again and finds the first. A shift that stays locked says nothing
 * against the act: it is refused for now alone, so that a device keeps it and sends it again.
 */
function refuseOrRetry(error: unknown): never {
  if (isBlocked(error)) throw new Refusal('BUSY', { seconds: heldSeconds })
  throw isDuplicate(error, 'clockings_company_id_clocking_uuid_key') ? new VersionConflict('the same act is being recorded') : error
}
