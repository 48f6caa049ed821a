import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Config } from './config.ts'
import type { Carrier } from './platform/carrier.ts'
import type { Log } from './platform/log.ts'
import { postgresCarrier, type Listening } from './platform/postgres/listen.ts'

interface CarrierSettings {
  readonly config: Pick<Config, 'redis'>
  readonly pool: pg.Pool
  readonly listening: Listening
  readonly log: Pick<Log, 'warn'>
}

/** What carries between the servers of this installation: its Redis, if it has one, or else its PostgreSQL. */
export async function carrierOf({ config, pool, listening, log }: CarrierSettings): Promise<Carrier> {
  if (!config.redis) return postgresCarrier(listening)
  // Read where it is set alone, for it would make every start longer.
  const { redisCarrier } = await import('./platform/redis/carrier.ts')
  return redisCarrier({ address: config.redis, stream: await streamOf(pool), log })
}

/** The stream of an installation: that of its database, which no other one has but a copy of its files. */
async function streamOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ system: string | null; name: string }>(
    'select system_identifier::text as system, current_database()::text as name from pg_control_system()',
  )
  const { system, name } = rows[0]!
  return `vigie:${createHash('sha256').update(`${system}:${name}`).digest('hex').slice(0, 16)}`
}
