import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type Of = Pick<TestApp, 'database'>
const locked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** When so many connections wait for somebody else's lock. */
export async function untilWaiting({ database: { superuser } }: Of, least: number): Promise<void> {
  await expect.poll(async () => (await superuser.query(locked)).rowCount, { timeout: 5000 }).toBeGreaterThanOrEqual(least)
}

/**
 * Makes a call while another transaction holds a lock (`held`) for which it waits; what it has read before is out of date by the time that
 * `meanwhile` is done and the lock is released.
 */
export async function whileHeld<T>(
  app: Of,
  held: string,
  call: () => Promise<T>,
  meanwhile: string | (() => Promise<unknown>),
): Promise<T> {
  const other = await app.database.superuser.connect()
  try {
    await other.query(`begin; ${held}`)
    const answer = call()
    await untilWaiting(app, 1)
    await (typeof meanwhile === 'string' ? other.query(meanwhile) : meanwhile())
    await other.query('commit')
    return await answer
  } finally {
    await other.query('rollback')
    other.release()
  }
}
