import { afterAll } from 'vitest'
import type { TestDatabase } from '../src/platform/postgres/testing.ts'
import { isRedisSkipped } from './redis.missing.ts'
import { startRedis } from './redis.ts'

/** One of the ways in which servers are carried between, for tests that hold for each. */
export interface TestCarrier {
  readonly name: 'postgresql' | 'redis'
  readonly isSkipped: boolean
  /** Settings of the servers. */
  readonly env: Readonly<Record<string, string>>
  /** What was not read yet is lost, on the lines of all servers. */
  readonly interrupt: (database: TestDatabase) => Promise<void>
}

const cutLines = (database: TestDatabase) =>
  database.superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'vigie server'`,
    [database.name],
  )

/** By `const carriers = await testCarriers()` at the top of a file, which ends its Redis after its tests. */
export async function testCarriers(): Promise<readonly TestCarrier[]> {
  const redis = isRedisSkipped ? undefined : await startRedis()
  afterAll(() => redis?.stop())
  return [
    { name: 'postgresql', isSkipped: false, env: {}, interrupt: async (database) => void (await cutLines(database)) },
    {
      name: 'redis',
      isSkipped: isRedisSkipped,
      env: redis ? { REDIS_URL: redis.url } : {},
      interrupt: async () => {
        await redis?.kill()
        await redis?.again()
      },
    },
  ]
}
