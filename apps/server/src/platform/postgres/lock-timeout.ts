import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { isBlocked, statement, type Db } from './db.ts'
import { afterDeadlock } from './deadlock.ts'

/** Limits the wait for rows that an import locks; the browser gives up after ten seconds. */
export const shortLockTimeout = statement<{ timeout: string | null }>(`select set_config('lock_timeout', '3s', true) as timeout`)

/** Seconds until the client retries. */
const retrySeconds = 5

/** Refuses BUSY when a lock was not released in time, so that the client retries. */
export function refuseLocked(error: unknown): void {
  if (isBlocked(error)) throw new Refusal('BUSY', { seconds: retrySeconds })
}

/** A transaction that waits a few seconds for locked rows, then refuses BUSY. After a deadlock its work runs again. */
export const withLockTimeout = <T>(db: Db, work: (locked: Db) => Promise<T>): Promise<T> =>
  afterDeadlock(() =>
    db.transaction(async (locked) => {
      await locked.read(shortLockTimeout)
      return work(locked)
    }),
  ).catch((error: unknown) => {
    refuseLocked(error)
    throw error
  })
