import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { connectionOf, type DatabaseLocation } from '../postgres/pool.ts'
import { queueSchema } from './schema.seen.ts'

/** Milliseconds between two checks: the first few, because an installation restarts after a kill; and later. */
export interface Looks {
  readonly soon: number
  readonly later: number
}
export const usualLooks: Looks = { soon: 2_000, later: 5_000 }
/** Consecutive checks without a process before its jobs are returned: a connection may be lost for a moment. */
const inARow = 3
/** Number of the first checks. A job taken a moment ago is skipped, so that there is one more than needed in a row. */
const first = 5

/**
 * Seconds until the database itself holds a line for dead whose machine was cut off without a word (10, and three tries of
 * five): without them it waits two hours.
 */
const whenSilent = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/**
 * Who holds jobs, and is named by no line: a process that was killed. One that has just begun may have taken a job before its
 * line was named.
 */
async function absentOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string | null }>(
    `select distinct j.locked_by as name from graphile_worker._private_jobs j
      where j.locked_at < now() - interval '1 second'
        and not exists (select from pg_stat_activity a where strpos(a.application_name, replace(j.locked_by, 'pool-', '')) > 0)`,
  )
  return rows.flatMap(({ name }) => name ?? [])
}

/**
 * Gives back the jobs of processes that died without a word; without it graphile-worker waits four hours. Every process has a
 * line of its own to the database, which bears the `names` under which it holds jobs and on which it looks for names that no
 * line bears: within some ten seconds of a start, and within twenty of a death beside which others live on. The line is
 * no pool's: graphile-worker's own, once lost, may be away for a minute while its jobs go on.
 */
export function keepUnlocking(
  location: DatabaseLocation,
  names: () => readonly string[],
  log: Log,
  { soon, later }: Looks,
): { stop(): Promise<void> } {
  const ending = new AbortController()
  const bearing = (): string => {
    const all = names().map((name) => name.replace(/^pool-/, ''))
    // PostgreSQL cuts a longer one, and the last of the names would be taken for a dead process's.
    if (all.join().length > 63) throw new Error('the names of a process’s pools do not fit in the name of a line')
    return all.join()
  }
  /** The names that the line bears; they change when a lane is opened again. */
  let borne = bearing()
  // Set by a statement: a setting in the address of the database would win over one of the connection.
  const bear = async (client: pg.Client): Promise<void> => {
    const wanted = bearing()
    await client.query(`${whenSilent}; set application_name = ${pg.escapeLiteral(wanted)}`)
    borne = wanted
  }
  let line: pg.Client | undefined
  let lost = new AbortController()
  let seen = new Map<string, number>()

  const open = async (): Promise<pg.Client> => {
    const { types: _ours, ...connection } = connectionOf(location, 10_000)
    // A line that is up and answers nothing is as good as none.
    const next = new pg.Client({ ...connection, query_timeout: 15_000 })
    const gone = () => {
      if (line !== next) return
      line = undefined
      lost.abort()
    }
    next.on('error', gone)
    next.on('end', gone)
    await next.connect()
    line = next
    // While ours was away the others' may have been.
    seen = new Map()
    await bear(next)
    return next
  }
  const look = async (): Promise<void> => {
    const client = line ?? (await open())
    if (borne !== bearing()) await bear(client)
    const missed = (await absentOf(client)).filter((name) => !names().includes(name))
    seen = new Map(missed.map((name) => [name, (seen.get(name) ?? 0) + 1]))
    const dead = missed.filter((name) => (seen.get(name) ?? 0) >= inARow)
    if (dead.length === 0) return
    await client.query(`select ${queueSchema}.force_unlock_workers($1::text[])`, [dead])
    log.warn({ processes: dead.length }, 'jobs of a process that died are given back')
  }
  const looking = (async () => {
    for (let count = 1; !ending.signal.aborted; count++) {
      const isTold = await look().then(
        () => true,
        (error: unknown) => {
          if (!ending.signal.aborted) log.warn({ err: error }, 'nobody looked for jobs of dead processes')
          void line?.end().catch(() => {})
          line = undefined
          return false
        },
      )
      const pause = !isTold || count < first ? soon : later
      lost = new AbortController()
      await wait(pause, undefined, { signal: AbortSignal.any([ending.signal, lost.signal]), ref: false }).catch(() => {})
    }
    await line?.end().catch(() => {})
  })()
  return {
    async stop() {
      ending.abort()
      await looking
    },
  }
}
