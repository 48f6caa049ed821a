import type pg from 'pg'
import { inOneTrip } from '../batch.ts'

/** Milliseconds for an answer: a start waits no longer for a replica. */
const longestAnswer = 1000

/** Identity of a running PostgreSQL: the number of its cluster and its start time. Undefined: unknown. */
async function serverOf(pool: pg.Pool): Promise<unknown> {
  const sql = `select concat(c.system_identifier, ' ', extract(epoch from pg_postmaster_start_time())) as server from pg_control_system() c`
  const answers = await inOneTrip(pool, [{ sql, values: [] }], AbortSignal.timeout(longestAnswer)).catch(() => undefined)
  return answers?.[0]?.rows[0]?.['server']
}

/** Rejects the start where both addresses lead to the same server: the unused replica would go unnoticed. */
export async function refusePrimary(primary: pg.Pool, replica: pg.Pool): Promise<void> {
  const [one, other] = await Promise.all([serverOf(primary), serverOf(replica)])
  if (one === undefined || one !== other) return
  throw new Error(
    'Réglage DATABASE_REPLICA_URL : cette adresse mène à la base principale elle-même, celle de DATABASE_URL. Indiquez celle d’un réplica en lecture, ou retirez ce réglage.',
  )
}
