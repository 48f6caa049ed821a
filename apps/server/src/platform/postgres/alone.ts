import type pg from 'pg'

/**
 * Runs a piece of work that a company does one at a time, whatever process or command does it; undefined when another
 * is under way. The lock goes with its connection: nobody holds it after a crash.
 */
export async function alone<T>(pool: pg.Pool, kind: number, companyId: number, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1, $2) as "isOurs"', [kind, companyId])
    if (!rows[0]!.isOurs) return undefined
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [kind, companyId])
    }
  } finally {
    client.release()
  }
}
