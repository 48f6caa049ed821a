import type { TestDatabase } from '../../platform/postgres/testing.ts'

interface AddedJob {
  /** Null: the installation's own. */
  readonly company: number | null
  readonly task?: string
  readonly state?: 'waiting' | 'running' | 'retried' | 'failed'
  readonly error?: string | null
  readonly input?: object
}

/** A job as the queue holds it in some state, while nobody runs any; answers its number. */
export async function jobIn({ superuser }: TestDatabase, added: AddedJob): Promise<number> {
  const { company, task = 'outbox.send', state = 'waiting', error = state === 'waiting' ? null : 'no answer', input = {} } = added
  const payload = JSON.stringify(company === null ? { night: '2026-10-12' } : { company, input })
  const { rows } = await superuser.query<{ id: number }>(
    `select id from graphile_worker.add_job($1, $2::json, run_at => now() + interval '1 hour', max_attempts => 20)`,
    [task, payload],
  )
  const { id } = rows[0]!
  const [attempts, isLocked] = { waiting: [0, false], running: [2, true], retried: [3, false], failed: [20, false] }[state] as [
    number,
    boolean,
  ]
  await superuser.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = $3, locked_at = case when $4 then now() end,
            locked_by = case when $4 then 'pool-of-a-test' end where id = $1`,
    [id, attempts, error, isLocked],
  )
  return id
}
