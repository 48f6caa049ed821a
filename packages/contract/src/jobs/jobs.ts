import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, instant, text } from '../kit/values.ts'
import { jobKinds, jobSorts, jobStates, knownJobKinds, usualJobSort } from './jobs.kinds.ts'

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

export const listJobs = call({
  method: 'GET',
  path: '/background-work',
  does: 'What is done for the company in the background: what waits, is under way or has failed, and why. What is over is not listed.',
  access: may.administer,
  isOurs: true,
  input: shape({
    /** Unset: of every kind. */
    kind: ['kind', z.optional(knownKind)],
    /** Unset: in every state. */
    state: ['state', z.optional(z.enum(jobStates))],
    sort: ['sort', z._default(z.enum(jobSorts), usualJobSort)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
    cursor: ['cursor', z.optional(text(1200))],
  }),
  output: shape({
    jobs: ['jobs', z.array(job)],
    /** How many of each kind are in each state, whatever was asked for, without kinds of which there are none; on the first page alone. */
    kinds: ['kinds', z.array(kindCounts)],
    /** For how long the one has waited that is due longest, on the first page; minutes mean that nobody does them. */
    oldestSeconds: ['oldest_seconds', count],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
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
