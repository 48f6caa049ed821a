import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../postgres/db.ts'

/** When a job begins: at once, or at an instant. Both instants are the platform's; the queue keeps the time between them. */
type When = { readonly runAt?: undefined } | { readonly runAt: Instant; readonly now: Instant }
export type JobOptions = When & {
  /** Of the company's jobs of this key one waits: a later one takes its place. One that runs already is not disturbed. */
  readonly key?: string
}

const secondsOf = (when: When): number => (when.runAt === undefined ? 0 : Math.max(0, (epochOf(when.runAt) - epochOf(when.now)) / 1000))

/**
 * A statement that asks for a job of the company: with the change that needs it, in one batch or transaction, so that
 * there is neither a change without its job nor a job without its change. `payload` is what the task's input decodes.
 * Never in a hot call.
 */
export const enqueue = (db: Db, task: string, payload: object, options: JobOptions = {}) =>
  statement<{ jobId: number | null }>(`select jobs.enqueue($2, $3::json, $4, $5) as "jobId" from companies where company_id = $1`, [
    db.companyId,
    task,
    JSON.stringify(payload),
    options.key ?? null,
    secondsOf(options),
  ])
