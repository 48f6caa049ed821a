import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { isBlocked, statement, type Db } from '../../../platform/postgres/db.ts'

/** How long an act that goes alone waits for a shift that an import holds: whoever sends it gives up after ten seconds. */
export const lockPatience = statement<{ patience: string | null }>(`select set_config('lock_timeout', '3s', true) as patience`)

/** Seconds after which whoever found its shift held is told to send again. */
const heldSeconds = 5

/** A shift that stays locked says nothing against what is to be recorded: it is refused for now alone (BUSY). */
export function refuseHeld(error: unknown): void {
  if (isBlocked(error)) throw new Refusal('BUSY', { seconds: heldSeconds })
}

/** A transaction that waits for rows which another holds (an import does for long) for some seconds, and is BUSY then. */
export const holdingBriefly = <T>(db: Db, work: (held: Db) => Promise<T>): Promise<T> =>
  db
    .transaction(async (held) => {
      await held.read(lockPatience)
      return work(held)
    })
    .catch((error: unknown) => {
      refuseHeld(error)
      throw error
    })
