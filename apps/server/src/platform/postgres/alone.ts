import type pg from 'pg'

/** In place of a company's number: work for all of them together. */
export const wholeInstallation = 0

/**
 * Runs a piece of work that is done one at a time of its kind for a company or for `wholeInstallation`, whatever process or command does
 * it; undefined when another is under way. The lock ends with its connection, also after a crash.
 */
export async function alone<T>(pool: pg.Pool, kind: number, ownerId: number, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1, $2) as "isOurs"', [kind, ownerId])
    if (!rows[0]!.isOurs) return undefined
    try {
      return await work()
    } finally {
      // A lost connection, as in hours of a backup, releases the lock; the result of the work stands.
      await client.query('select pg_advisory_unlock($1, $2)', [kind, ownerId]).catch((error: Error) => (lost = error))
    }
  } finally {
    client.release(lost)
  }
}
