import type pg from 'pg'
import { inOneTrip, type Step } from '../batch.ts'

/** Log position and identity of the primary: a replica must have replayed the one and share the other. */
export interface Place {
  /** A place in the log, as PostgreSQL writes it (`0/3000060`). */
  readonly lsn: string
  readonly cluster: string
  readonly timeline: number
  readonly role: string
  readonly database: string
}

/**
 * What is committed lies on the disk before anybody sees it, so that a replica which has replayed that far has it all; what is
 * committed without waiting for the disk is in the log only. The name of a file of the log begins with its timeline.
 */
const question: Step = {
  sql: `select l.lsn::text, (select c.system_identifier::text from pg_control_system() c) as cluster,
               ('x' || left(pg_walfile_name(l.lsn), 8))::bit(32)::int as timeline,
               current_user::text as role, current_database()::text as database
          from (select case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
                            else pg_current_wal_flush_lsn() end as lsn) l`,
  values: [],
}

/** Timeout of the primary's answer in milliseconds: on a silently dropped connection all others would wait for hours. */
const longestAnswer = 2000

/**
 * Asks the primary for its log position. One question is under way at a time; later callers share the next one, because the
 * answer to an earlier question may be older than what they have seen.
 */
export function placesOf(primary: pg.Pool, longest = longestAnswer): () => Promise<Place> {
  let underWay: Promise<unknown> | undefined
  let next: Promise<Place> | undefined
  const ask = async (): Promise<Place> => {
    await underWay
    // Whoever comes in this same moment joins.
    await new Promise((resolve) => setImmediate(resolve))
    next = undefined
    const asked = inOneTrip(primary, [question], AbortSignal.timeout(longest))
    underWay = asked.catch(() => {})
    return (await asked)[0]!.rows[0] as unknown as Place
  }
  return () => (next ??= ask())
}
