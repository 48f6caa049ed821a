import { expect } from 'vitest'
import type { TestDatabase } from '../src/platform/postgres/testing.ts'

const waiting = `select from pg_stat_activity where datname = current_database() and usename = 'vigie_app' and wait_event_type = 'Lock'`

/** Until so many statements of the application wait for a lock. */
export async function untilLocked({ superuser }: TestDatabase, count = 1): Promise<void> {
  await expect.poll(async () => (await superuser.query(waiting)).rowCount, { interval: 10 }).toBeGreaterThanOrEqual(count)
}
