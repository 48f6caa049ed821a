import type pg from 'pg'
import type { Log } from '../log.ts'
import { queueSchema } from './schema.ts'

/** How often one looks, in milliseconds. */
const every = 10_000

/**
 * Who holds jobs, and has no connection that bears its name: a process that was killed. One that has just begun may not
 * have one yet.
 */
async function absentOf(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select distinct j.locked_by as name from graphile_worker._private_jobs j
      where j.locked_at < now() - interval '1 second'
        and not exists (select from pg_stat_activity a where a.application_name = j.locked_by)`,
  )
  return rows.flatMap(({ name }) => name ?? [])
}

/**
 * Gives back the jobs of processes that died without a word: at once at the start, for after a kill the same installation
 * begins anew; then every so often, of those who are found absent twice, since a line may be lost for a moment. Without it
 * graphile-worker waits four hours.
 */
export async function keepUnlocking(pool: pg.Pool, own: ReadonlySet<string>, log: Log): Promise<{ stop(): Promise<void> }> {
  let suspects: readonly string[] = []
  const look = async (isStart: boolean): Promise<void> => {
    const absent = (await absentOf(pool)).filter((name) => !own.has(name))
    const dead = isStart ? absent : absent.filter((name) => suspects.includes(name))
    suspects = absent
    if (dead.length > 0) await pool.query(`select ${queueSchema}.force_unlock_workers($1::text[])`, [dead])
  }
  await look(true)
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking = look(false).catch((error: unknown) => log.warn({ err: error }, 'nobody looked for jobs of dead processes'))
  }, every).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
