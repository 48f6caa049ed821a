import { afterAll, afterEach } from 'vitest'
import { isRedisSkipped } from '../../test/redis.missing.ts'
import { startRedis } from '../../test/redis.ts'
import type { Carrier } from './carrier.ts'
import { listenTo, postgresCarrier } from './postgres/listen.ts'
import { locationOf } from './postgres/pool.ts'
import { testDatabase } from './postgres/testing.ts'
import { redisAddressOf } from './redis/address.ts'
import { redisCarrier } from './redis/carrier.ts'

const log = { warn: () => {} }

/** By `const carriers = await openCarriers()` at the top of a file: both carriers, of a database and a Redis of the file's own. */
export async function openCarriers() {
  const database = await testDatabase()
  const redis = isRedisSkipped ? undefined : await startRedis()
  /** What a test has opened: ended after it, the last first. */
  const ends: (() => Promise<void>)[] = []
  const endAll = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  afterEach(endAll)
  afterAll(async () => {
    await redis?.stop()
    await database.close()
  })
  const overPostgres = async (): Promise<Carrier> => {
    const listening = await listenTo({ location: locationOf(database.appPool), log })
    ends.push(() => listening.close())
    return postgresCarrier(listening)
  }
  const overRedis = async (stream = 'vigie:test'): Promise<Carrier> => redisCarrier({ address: redisAddressOf(redis!.url)!, stream, log })
  return {
    ends,
    endAll,
    overRedis,
    both: [
      { name: 'postgresql', open: overPostgres, isSkipped: false },
      { name: 'redis', open: () => overRedis(), isSkipped: isRedisSkipped },
    ],
  }
}
