import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Clock } from '../clock.ts'
import { connectionOf, openClient, type DatabaseLocation } from '../postgres/pool.ts'
import { lsnOf } from './lsn.ts'

export interface HeldUntil {
  /** The last instant at which the log on the disk was not beyond a place: all that was answered for before it lies before that place. */
  until(lsn: string): Instant
  close(): Promise<void>
}

/** Milliseconds. */
const every = 200

/**
 * Notes how far the log has come while a backup runs, which began at an instant. PostgreSQL says where in its log a backup ends, and not
 * when; what is read of it comes later than it ends. A look that fails notes nothing: what was answered for before the backup began is in
 * it in any case.
 */
export async function watchLog(location: DatabaseLocation, clock: Clock, startedAt: Instant): Promise<HeldUntil> {
  const client = await openClient(connectionOf(location))
  const seen: { readonly at: Instant; readonly lsn: bigint }[] = []
  let isAsking = false
  const look = async () => {
    if (isAsking) return
    isAsking = true
    const at = clock.now()
    const answer = await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn').catch(() => undefined)
    if (answer) seen.push({ at, lsn: lsnOf(answer.rows[0]!.lsn) })
    isAsking = false
  }
  await look()
  const timer = setInterval(() => void look(), every).unref()
  return {
    until: (lsn) => seen.findLast((one) => one.lsn <= lsnOf(lsn))?.at ?? startedAt,
    async close() {
      clearInterval(timer)
      await client.end().catch(() => {})
    },
  }
}
