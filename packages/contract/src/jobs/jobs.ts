import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { count, instant } from '../kit/values.ts'
import { jobKinds, jobStates, knownJobKinds } from './jobs.kinds.ts'

export const about = 'What is done in the background, and what of it failed.'

const kind = z.enum(jobKinds)
/** What may be asked for by its kind. */
const knownKind = z.enum(knownJobKinds)
/** Of all companies of an installation, for years: more than the ids of rows. */
const jobId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

export const job = shape({
  id: ['id', jobId],
  kind: ['kind', kind],
  state: ['state', z.enum(jobStates)],
  askedAt: ['asked_at', instant],
  /** When it is due, or is tried again; null: it is under way or was given up. */
  dueAt: ['due_at', z.nullable(instant)],
  /** Since when it is under way; null: it is not. */
  startedAt: ['started_at', z.nullable(instant)],
  /** Tries so far, with the one under way. */
  tries: ['tries', count],
  mostTries: ['most_tries', count],
  /** Why the last try came to nothing, cut, without addresses, links or codes; empty where it did not, or where nothing was heard of it. */
  failure: ['failure', z.string()],
})
export type Job = z.output<typeof job>

const kindCounts = shape({
  kind: ['kind', kind],
  waiting: ['waiting', count],
  running: ['running', count],
  retried: ['retried', count],
  failed: ['failed', count],
})
export type JobCounts = z.output<typeof kindCounts>

export const listJobs = list({
  path: '/background-work',
  does: 'Background jobs of the company that wait, run or have failed, and why. Finished jobs are not listed.',
  access: may.administer,
  rows: ['jobs', job],
  filters: { state: wordFilter('state', jobStates), kind: wordFilter('kind', knownJobKinds) },
  sorts: { keys: ['at'], usual: '-at' },
  also: {
    /** Of each kind how many are in each state, whatever the filters, without kinds of which there are none; on the first page alone. */
    kinds: ['kinds', z.array(kindCounts)],
    /** Seconds for which the longest due job has waited, on the first page; minutes mean that no process runs jobs. */
    oldestSeconds: ['oldest_seconds', count],
  },
})

export const runJobAgain = call({
  method: 'POST',
  path: '/background-work/again',
  does: 'Has one that failed done once more, at once and with all its tries. Says what became of it: `again`, or that nothing was changed since it is under way (`running`), waits already (`waiting`) or is over (`done`).',
  access: may.administer,
  isOurs: true,
  input: shape({ jobId: ['job_id', jobId] }),
  output: shape({ outcome: ['outcome', z.enum(['again', 'running', 'waiting', 'done'])] }),
})
export type AgainOutcome = z.output<(typeof runJobAgain)['output']>['outcome']

export const runKindAgain = call({
  method: 'POST',
  path: '/background-work/again-all',
  does: 'Has all of a kind that failed, or wait for their next try, done once more, and says how many.',
  access: may.administer,
  isOurs: true,
  input: shape({ kind: ['kind', knownKind] }),
  output: shape({ againCount: ['again_count', count] }),
})
