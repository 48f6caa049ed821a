import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import type { Job, Workers } from '../kit/installation.ts'
import type { DatabaseLocation } from './postgres/pool.ts'

/** What a job is started with: where the database is, the key of the installation, and its input. */
export interface JobData {
  readonly database: DatabaseLocation
  readonly secretKey: string
  readonly input: unknown
}
/** What a job says to who started it. */
export type JobMessage =
  | { readonly progress: unknown }
  | { readonly answer: unknown }
  | { readonly refused: RefusalCode; readonly values: Record<string, string | number> }
  | { readonly failed: string }

/** What jobs may take of the process that serves everybody. */
export interface JobLimits {
  /** Jobs that run at once: each takes a core, and the memory below. */
  readonly running: number
  /** Jobs that wait for one of these to end; past them the server is BUSY. */
  readonly waiting: number
  /** Megabytes of a job's own heap. An import of as many lines as it may have takes half of it. */
  readonly heapMegabytes: number
  /** Milliseconds of a job's run. The longest import that is let in takes two minutes on a slow machine. */
  readonly milliseconds: number
}
const usualLimits: JobLimits = { running: 2, waiting: 8, heapMegabytes: 384, milliseconds: 600_000 }
/** Seconds after which to try again when too many jobs wait: as long as a common one takes. */
const busySeconds = 30

export interface OpenWorkers extends Workers {
  /** Ends what still runs: its transactions are undone. */
  close(): Promise<void>
}

interface Pending extends Job {
  readonly onProgress: (progress: unknown) => void
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Processes for work that would delay every other call, or take its memory; each job has one of its own, with connections
 * of its own. So many run at once and so many wait, in the order in which they came and one of a company at a time.
 * No threads: one that swells faster than it can be stopped ends the whole process that it runs in.
 */
export function openWorkers(shared: Omit<JobData, 'input'>, limits: JobLimits = usualLimits): OpenWorkers {
  const running = new Map<ChildProcess, Pending>()
  const waiting: Pending[] = []
  /** Those with a job that has not answered: its process may take a moment longer to end. */
  const companies = new Set<number>()

  const startNext = () => {
    const next = running.size < limits.running ? waiting.shift() : undefined
    if (next) start(next)
  }
  const start = (job: Pending) => {
    const { module, input, onProgress, resolve, reject } = job
    const child = fork(module, {
      // No options of the process itself: a test runner's are not for us.
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, `--max-semi-space-size=${semiSpaceMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.set(child, job)
    const patience = setTimeout(() => {
      reject(new Refusal('TOO_LARGE'))
      child.kill('SIGKILL')
    }, limits.milliseconds)
    child.on('message', (message: JobMessage) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('answer' in message) resolve(message.answer)
      else reject('refused' in message ? new Refusal(message.refused, message.values) : new Error(message.failed))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(patience)
      running.delete(child)
      // What V8 does when the heap is full.
      const isOutOfMemory = signal === 'SIGABRT' || code === 134
      reject(isOutOfMemory ? new Refusal('TOO_LARGE') : new Error(`the job ended with ${signal ?? code} and no answer`))
      startNext()
    })
    child.send({ ...shared, input } satisfies JobData, (error) => error && reject(error))
  }
  return {
    async run(job, onProgress) {
      if (companies.has(job.companyId)) throw new Refusal(job.underWay)
      if (running.size >= limits.running && waiting.length >= limits.waiting) throw new Refusal('BUSY', { seconds: busySeconds })
      companies.add(job.companyId)
      return new Promise<unknown>((resolve, reject) => {
        waiting.push({ ...job, onProgress, resolve, reject })
        startNext()
      }).finally(() => companies.delete(job.companyId))
    },
    async close() {
      for (const { reject } of [...waiting.splice(0), ...running.values()]) reject(new Refusal('MAINTENANCE'))
      await Promise.all(
        [...running.keys()].map(async (child) => {
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        }),
      )
    },
  }
}

/** Megabytes for what lives shortly, half of it: more saves little time and is held until the job ends. */
const semiSpaceMegabytes = 8
