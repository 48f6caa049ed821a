import { createHash } from 'node:crypto'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { serverLog } from '../log.ts'
import { locks } from '../postgres/locks.ts'
import { connectionOf, type DatabaseLocation } from '../postgres/pool.ts'
import { queueLogger } from './logger.ts'
import { owner, queueSchema, seenSql } from './schema.seen.ts'

/** Tries of a job before it is given up: with pauses that grow to six hours, nearly three days, so that a weekend is outlived. */
const tries = 20

/**
 * What the application may do with the queue, and nothing else: ask for a job of the company that is set, look at its own, and
 * count. The functions run as the queue's role, which sees no table of a company; the application's role sees no table of the
 * queue.
 */
const sql = `
create schema if not exists jobs;
grant usage on schema jobs to vigie_app;

create or replace function jobs.enqueue(task text, payload json, job_key text default null, seconds double precision default 0)
returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select (${queueSchema}.add_job(
    task, json_build_object('company', current_setting('app.company')::int, 'input', payload),
    run_at => now() + make_interval(secs => seconds), max_attempts => ${tries},
    job_key => current_setting('app.company') || ':' || task || ':' || job_key)).id
$$;
revoke all on function jobs.enqueue from public;
grant execute on function jobs.enqueue to vigie_app;

-- Which night a work was last asked for: one row each.
create table if not exists jobs.nights (task text primary key, night text not null);
alter table jobs.nights add column if not exists asked timestamptz not null default now();
-- Nobody asks for a night that is over, though the clock of one process may be behind; a clock that was far ahead holds up no
-- work for longer than an hour. What was asked for anew while it ran is not given up, whatever becomes of that run.
create or replace function jobs.night(task text, night text) returns boolean
language sql set search_path = pg_catalog, pg_temp as $$
  delete from ${queueSchema}._private_jobs
   where ${owner} = 0 and key is null and locked_at is null and attempts >= max_attempts and payload->>'night' is not null;
  with begun as (
    insert into jobs.nights as n values (task, night, now()) on conflict on constraint nights_pkey
      do update set night = excluded.night, asked = now()
      where n.night < excluded.night or n.night > excluded.night and n.asked < now() - interval '1 hour' returning n.task)
  select count(${queueSchema}.add_job(begun.task, json_build_object('night', night), max_attempts => ${tries},
                                      job_key => 'night:' || begun.task)) > 0 from begun
$$;
revoke all on function jobs.night from public;
${seenSql}`
/** Stands for the state that the schema is brought to. */
export const queueState = createHash('sha256').update(sql).digest('hex').slice(0, 16)

/** A pool for the queue's role. Graphile-worker reads values as pg gives them, not as our parsers do. */
export function queuePool(location: DatabaseLocation, max: number, lost: (error: Error) => void): pg.Pool {
  const { types: _ours, ...connection } = connectionOf(location, 60_000)
  const pool = new pg.Pool({ ...connection, max, idleTimeoutMillis: 60_000, onConnect: (client) => void client.on('error', () => {}) })
  pool.on('error', lost)
  // Graphile-worker wants to see one for what it is lent, too.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Makes or mends the schemas of the queue, as the role that owns them. */
export async function migrateQueue(location: DatabaseLocation): Promise<void> {
  const pool = queuePool(location, 2, () => {})
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [locks.schema])
      await runMigrations({ pgPool: pool, schema: queueSchema, logger: queueLogger(serverLog) })
      const { rows } = await client.query<{ state: string | null }>(
        `select obj_description(to_regnamespace('jobs'), 'pg_namespace') as state`,
      )
      if (rows[0]?.state === queueState) return
      await client.query(`begin; ${sql}; comment on schema jobs is '${queueState}'; commit`)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}
