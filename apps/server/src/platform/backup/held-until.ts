import type { Instant } from '@vigie/contract/kit/time.ts'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import { connectionOf, type DatabaseLocation } from '../postgres/pool.ts'
import { lsnOf } from './lsn.ts'

export interface HeldUntil {
  /** The last instant at which the log on the disk was not beyond a place: all that was answered for before it lies before that place. */
  until(lsn: string): Instant
  close(): Promise<void>
}

/** Milliseconds. */
const every = 200

/**
 * Notes how far the log has come while a backup runs. PostgreSQL says where in its log a backup ends, and not when; what is read of it
 * comes later than it ends.
 */
export async function watchLog(location: DatabaseLocation, clock: Clock): Promise<HeldUntil> {
  const client = new pg.Client(connectionOf(location))
  client.on('error', () => {})
  await client.connect()
  const seen: { at: Instant; lsn: bigint }[] = []
  let isAsking = false
  const look = async () => {
    if (isAsking) return
    isAsking = true
    const at = clock.now()
    // A line that is lost notes nothing more; the backup itself says what is wrong.
    const answer = await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn').catch(() => undefined)
    const lsn = answer && lsnOf(answer.rows[0]!.lsn)
    if (lsn !== undefined) seen.push({ at, lsn })
    isAsking = false
  }
  await look()
  const timer = setInterval(() => void look(), every).unref()
  return {
    until: (lsn) => seen.findLast((one) => one.lsn <= lsnOf(lsn))?.at ?? seen[0]!.at,
    async close() {
      clearInterval(timer)
      await client.end().catch(() => {})
    },
  }
}
