import type { JobState } from '@vigie/contract/jobs/jobs.kinds.ts'
import type { AgainOutcome } from '@vigie/contract/jobs/jobs.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface JobsPage {
  /** The name of a task; undefined: whichever. */
  readonly task: string | undefined
  readonly state: JobState | undefined
  readonly isOldestFirst: boolean
  readonly limit: number
  /** The id after which the page goes on. */
  readonly beyond: number | null
}
/** As the queue answers; what a function of PostgreSQL answers may always be null. */
export interface JobRow {
  readonly id: number | null
  readonly task: string | null
  readonly state: string | null
  readonly askedAt: Instant | null
  readonly dueAt: Instant | null
  readonly startedAt: Instant | null
  readonly tries: number | null
  readonly mostTries: number | null
  readonly error: string | null
}

/** Jobs of the company, and the installation's own where it is alone in it (platform/queue/schema.seen.ts). */
export const jobsOf = (db: Db, { task, state, isOldestFirst, limit, beyond }: JobsPage) =>
  statement<JobRow>(
    `select j.id, j.kind as task, j.state, j.asked as "askedAt", j.run_at as "dueAt", j.locked_at as "startedAt", j.tries,
            j.max_tries as "mostTries", j.error
       from companies c, jobs.list($2, $3, $4, $5, $6) j where c.company_id = $1`,
    [db.companyId, task ?? null, state ?? null, isOldestFirst, beyond, limit],
  )

export interface CountsRow {
  readonly task: string | null
  readonly waiting: number | null
  readonly running: number | null
  readonly retried: number | null
  readonly failed: number | null
  readonly oldestSeconds: number | null
}
export const countJobs = (db: Db) =>
  statement<CountsRow>(
    `select j.kind as task, j.waiting, j.running, j.retried, j.failed, j.waited as "oldestSeconds"
       from companies c, jobs.counts() j where c.company_id = $1`,
    [db.companyId],
  )

export const again = (db: Db, jobId: number) =>
  statement<{ outcome: AgainOutcome | null }>(`select jobs.again($2) as outcome from companies where company_id = $1`, [
    db.companyId,
    jobId,
  ])

export const againOfTask = (db: Db, task: string) =>
  statement<{ againCount: number | null }>(`select jobs.again_all($2) as "againCount" from companies where company_id = $1`, [
    db.companyId,
    task,
  ])
