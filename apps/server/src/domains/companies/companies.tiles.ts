import { setTimeout as pause } from 'node:timers/promises'
import { ttlCache } from '../../kit/ttl-cache.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres/db.ts'

/** Milliseconds that a page may still be given the former ones, and that it waits for the database. */
const stale = 2000
const timeout = 1000

/**
 * The servers of the map tiles of all companies (`https://host`): a page is asked for before its company is known. Without a database
 * the page comes all the same, and shows plain plans.
 */
export function tileOriginsOf(database: Pick<Database, 'callPublic'>, log: Log): () => Promise<readonly string[]> {
  const origins = ttlCache<readonly string[]>(stale)
  const read = async () => {
    const rows = await database.callPublic<{ map_tile_origins: string | null }>('map_tile_origins')
    return rows.flatMap((row) => row.map_tile_origins ?? [])
  }
  const inTime = () => Promise.race([read(), pause(timeout, undefined, { ref: false }).then(() => Promise.reject(new Error('timeout')))])
  return () =>
    origins.get('', inTime).catch((error: unknown) => {
      log.warn({ err: error }, 'the servers of map tiles could not be read')
      return []
    })
}
