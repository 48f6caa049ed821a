import { expect } from 'vitest'
import type { TestDatabase } from '../src/platform/postgres/testing.ts'

const waiting = `select from pg_stat_activity where datname = current_database() and usename = 'vigie_app' and wait_event_type = 'Lock'`

/** Resolves once so many statements of the application wait for a lock. */
export async function untilLocked({ superuser }: TestDatabase, count = 1): Promise<void> {
  await expect.poll(async () => (await superuser.query(waiting)).rowCount, { interval: 10 }).toBeGreaterThanOrEqual(count)
}

/**
 * Makes a call while another transaction holds a lock (`held`) for which it waits; what it has read before is out of date by the time that
 * `meanwhile` is done and the lock is released.
 */
export async function whileHeld<T>(
  database: TestDatabase,
  held: string,
  call: () => Promise<T>,
  meanwhile: string | (() => Promise<unknown>),
): Promise<T> {
  const other = await database.superuser.connect()
  try {
    await other.query(`begin; ${held}`)
    const answer = call()
    await untilLocked(database)
    await (typeof meanwhile === 'string' ? other.query(meanwhile) : meanwhile())
    await other.query('commit')
    return await answer
  } finally {
    await other.query('rollback')
    other.release()
  }
}
