import { setTimeout as wait } from 'node:timers/promises'
import { runTaskList, type TaskList, type WorkerPool } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/db.ts'
import type { DatabaseLocation } from '../postgres/pool.ts'
import { keepUnlocking, usualLooks, type Looks } from './dead.ts'
import { queueLogger } from './logger.ts'
import { keepNights } from './nights.ts'
import { queuePool } from './schema.ts'
import { queueSchema } from './schema.seen.ts'
import { TryLater, type Lane, type NightTaskFor, type TaskFor } from './task.ts'

export interface QueueParts<Given> {
  /** The queue's own role: it sees no table of a company. */
  readonly location: DatabaseLocation
  /** What jobs work on, as the application. */
  readonly database: Database
  readonly tasks: readonly TaskFor<Given>[]
  readonly nights: readonly NightTaskFor<Given>[]
  /** Which lanes this process runs; unset: all. */
  readonly lanes?: readonly Lane[] | undefined
  readonly clock: Clock
  /** What jobs are given beside the database, the instant and the log. */
  readonly given: Given
  readonly log: Log
  /** Milliseconds between checks for retries that are due; new jobs are announced at once. */
  readonly pollMilliseconds?: number
  /** Intervals of the checks for jobs of dead processes. */
  readonly looks?: Looks
  /** Milliseconds that jobs under way have when the process stops. */
  readonly grace?: number
}
export interface OpenQueue {
  /** Takes no more jobs, lets those under way end, and gives back what does not in time. */
  close(): Promise<void>
}

/** Jobs at once: of ours, on the database; letters, on the connections of one mail server; pushes, which wait for strangers. */
const atOnce: Readonly<Record<Lane, number>> = { work: 3, mail: 5, push: 16 }
const allLanes = Object.keys(atOnce) as Lane[]

// Ended jobs are reported in batches: a stop waits until the database knows, and an unreported job is retried.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Milliseconds. */
const warnEvery = 60_000
/** Milliseconds until a lane that has ended by itself is opened again. */
const reopenAfter = 1_000

const companyJob = z.object({ company: z.int(), input: z.unknown() })

interface Running {
  readonly job: { readonly id: string; readonly attempts: number; readonly max_attempts: number }
}

/** Runs what is enqueued, each kind in its lane, for as long as the process lives; beside it others may run the same. */
export function openQueue<Given>(parts: QueueParts<Given>): OpenQueue {
  const {
    location,
    database,
    tasks,
    nights,
    clock,
    given,
    log,
    lanes = allLanes,
    pollMilliseconds = 5_000,
    looks = usualLooks,
    grace = 8_000,
  } = parts
  const logger = queueLogger(log)
  const pool = queuePool(location, 6, (error) => log.warn({ err: error }, 'a connection of the queue was lost'))
  const warned = new Map<string, number>()
  /** Once a minute for each task: with a mail server that is away, thousands of letters are. */
  const warn = (name: string, details: object) => {
    const at = performance.now()
    if (at - (warned.get(name) ?? -warnEvery) < warnEvery) return
    warned.set(name, at)
    log.warn(details, 'jobs are tried again later')
  }
  const told = (name: string, { job }: Running, work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      const details = { task: name, job: job.id, try: job.attempts }
      if (error instanceof TryLater) warn(name, { ...details, reason: error.message })
      else log.error({ ...details, err: error }, 'a job failed')
      throw error
    })
  const ofTask = ({ name, input, run }: TaskFor<Given>) => [
    name,
    (payload: unknown, helpers: Running) =>
      told(name, helpers, async () => {
        const { company, input: asked } = z.parse(companyJob, payload)
        const now = clock.now()
        const isLastTry = helpers.job.attempts >= helpers.job.max_attempts
        await run(z.parse(input, asked), {
          ...given,
          db: database.forCompany(company).by({ userId: null, way: name, now }),
          now,
          isLastTry,
          log,
        })
      }),
  ]
  const ofNight = ({ name, run }: NightTaskFor<Given>) => [
    name,
    (_payload: unknown, helpers: Running) =>
      told(name, helpers, async () => {
        await run({ ...given, database, now: clock.now(), log })
      }),
  ]
  const open = (lane: Lane): WorkerPool => {
    const own = tasks.filter((one) => one.lane === lane).map(ofTask)
    const taskList = Object.fromEntries(lane === 'work' ? [...own, ...nights.map(ofNight)] : own) as TaskList
    const options = {
      schema: queueSchema,
      concurrency: atOnce[lane],
      noHandleSignals: true,
      pollInterval: pollMilliseconds,
      logger,
      preset,
    }
    return runTaskList(options, taskList, pool)
  }
  const used = lanes.filter((lane) => (lane === 'work' && nights.length > 0) || tasks.some((one) => one.lane === lane))
  const pools = new Map<Lane, WorkerPool>()
  const ending = new AbortController()
  /**
   * Opens a lane, and again whenever its pool ends by itself: graphile-worker 0.18 ends a pool for good when a connection is
   * lost at the moment in which it completes a job. That job is unlocked later as one of a dead process, and runs once more.
   */
  const keepOpen = (lane: Lane): void => {
    const opened = open(lane)
    pools.set(lane, opened)
    const reopen = async (error?: unknown) => {
      if (ending.signal.aborted) return
      log.error({ err: error, lane }, 'a lane of the queue has stopped, and begins anew')
      await wait(reopenAfter, undefined, { signal: ending.signal, ref: false }).then(
        () => keepOpen(lane),
        () => {},
      )
    }
    opened.promise.then(() => reopen(), reopen)
  }
  used.forEach(keepOpen)
  const unlocking = keepUnlocking(location, () => [...pools.values()].map(({ id }) => id), log, looks)
  const endNights = keepNights({ pool, clock, works: nights, log })
  return {
    async close() {
      ending.abort()
      const asked = endNights()
      const ended = Promise.allSettled(
        [...pools.values()].map(async (one) => {
          await one.gracefulShutdown()
          await one.promise
        }),
      )
      const isInTime = await Promise.race([ended.then(() => true), wait(grace, false, { ref: false })])
      if (!isInTime) await Promise.allSettled([...pools.values()].map(async (one) => one.forcefulShutdown('the process stops')))
      // Not before: while jobs are under way their line must bear their names.
      await Promise.all([asked, unlocking.stop()])
      await pool.end()
    },
  }
}
