import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { megabytesOf } from './memory.ts'
import type { DatabaseLocation } from './postgres/pool.ts'
import type { Job, Workers } from './worker.interface.ts'

/** What a job is started with: where the database is, the key of the installation, and its input. */
export interface JobData {
  readonly database: DatabaseLocation
  readonly secretKey: string
  readonly input: unknown
}
/** Messages of a job to the process that started it. */
export type JobMessage =
  | { readonly progress: unknown }
  /** It waits for permission to begin a step that cannot be interrupted. */
  | { readonly begins: true }
  | { readonly answer: unknown }
  | { readonly refused: RefusalCode; readonly values: Record<string, string | number> }
  | { readonly failed: string }

/** Limits of jobs, so that they leave the serving process its resources. */
export interface JobLimits {
  /** Jobs that run at once: each takes a core, and the memory below. */
  readonly running: number
  /** Jobs that wait for one of these to end; past them the server is BUSY. */
  readonly waiting: number
  /** Megabytes of a job's own heap. An import of as many lines as it may have takes half of it. */
  readonly heapMegabytes: number
  /** Megabytes of all that its process takes: what libraries take lies outside the heap. */
  readonly megabytes?: number
  /** Milliseconds of a job's run. The longest import that is let in takes two minutes on a slow machine. */
  readonly milliseconds: number
  /** Seconds after which to try again when too many jobs wait: as long as a common one takes. */
  readonly busySeconds: number
  /** Priority below that of requests (nice, 1 to 19). */
  readonly niceness?: number
  /** The only folder that its jobs may write in; they start no process, and are given no variable of the environment. */
  readonly sealedTo?: string
}
const usualLimits: JobLimits = { running: 2, waiting: 8, heapMegabytes: 384, milliseconds: 600_000, busySeconds: 30 }
/** Inspecting a file takes a second at most; several files of one company wait. */
const lookLimits: Omit<JobLimits, 'sealedTo'> = {
  running: 2,
  waiting: 64,
  heapMegabytes: 256,
  // A photo of a phone's best camera, and a PDF of 25 MB, with room to spare.
  megabytes: 700,
  milliseconds: 30_000,
  busySeconds: 10,
  niceness: constants.priority.PRIORITY_BELOW_NORMAL,
}
/** A file of as many sheets as it may have takes half a minute on a slow machine, and fifty sheets are held at a time. */
const sheetLimits: JobLimits = {
  running: 1,
  waiting: 16,
  heapMegabytes: 256,
  megabytes: 900,
  milliseconds: 300_000,
  busySeconds: 15,
}
const printLimits: JobLimits = { ...sheetLimits, niceness: 5 }
/** A user waits for a preview: one sheet takes half a second, and turning pages requests several. */
const previewLimits: JobLimits = { ...sheetLimits, waiting: 32, megabytes: 500, milliseconds: 30_000, busySeconds: 2 }

/** A month of 20,000 agents takes five seconds on a slow machine. */
const countLimits: JobLimits = { running: 1, waiting: 16, heapMegabytes: 512, milliseconds: 60_000, busySeconds: 5 }

export interface OpenWorkers extends Workers {
  /** Ends what still runs: its transactions are undone. */
  close(): Promise<void>
}

/** A job's process ended by itself: what it was given made a library stumble, or it is a fault of ours. */
export class JobCrashed extends Error {}

interface Pending extends Job {
  readonly onProgress: (progress: unknown) => void
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Processes for work that would delay every other call, or take its memory; each job has one of its own, with connections
 * of its own. So many run at once and so many wait, in the order in which they came, but first of companies that had no turn.
 * No threads: one that swells faster than it can be stopped ends the whole process that it runs in.
 */
export const openWorkers = (shared: Omit<JobData, 'input'>, limits: JobLimits = usualLimits): OpenWorkers => workersWith(shared, limits)

/** The same for what looks into files that strangers have sent: apart, so that no upload waits for an import. */
export const openLookers = (folder: string, limits: Partial<JobLimits> = {}): OpenWorkers =>
  workersWith(null, { ...lookLimits, sealedTo: folder, ...limits })

/** The same for what is printed: apart, so that imports and prints do not wait for each other, nor a sheet on a screen for a file. */
export const openPrinters = (shared: Omit<JobData, 'input'>): OpenWorkers => workersWith(shared, printLimits)
export const openPreviewers = (shared: Omit<JobData, 'input'>): OpenWorkers => workersWith(shared, previewLimits)
/** The same for hours of a month: a pool of its own, for a user waits. */
export const openCounters = (shared: Omit<JobData, 'input'>): OpenWorkers => workersWith(shared, countLimits)

function workersWith(shared: Omit<JobData, 'input'> | null, limits: JobLimits): OpenWorkers {
  const running = new Map<ChildProcess, Pending>()
  const waiting: Pending[] = []
  /** Those with a job that has not answered: its process may take a moment longer to end. */
  const companies = new Set<number>()

  /** Drops waiting jobs of callers that have gone. */
  const refuseGone = () => {
    for (const job of waiting.filter(({ isGone }) => isGone?.())) {
      waiting.splice(waiting.indexOf(job), 1)
      job.reject(gone())
    }
  }
  /** Companies without a running job come first, so that long jobs of one company delay only its own. */
  const startNext = (ended?: Job) => {
    if (running.size >= limits.running) return
    refuseGone()
    const busy = new Set([...running.values(), ...(ended ? [ended] : [])].map(({ companyId }) => companyId))
    const [next] = waiting.splice(
      Math.max(
        0,
        waiting.findIndex(({ companyId }) => !busy.has(companyId)),
      ),
      1,
    )
    if (next) start(next)
  }
  const start = (job: Pending) => {
    const { module, input, isGone, onProgress, resolve, reject } = job
    const child = fork(module, {
      // No options of the process itself: a test runner's are not for us.
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, `--max-semi-space-size=${semiSpaceMegabytes}`, ...sealOf(limits)],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      ...(limits.sealedTo !== undefined && ({ env: {} } satisfies ForkOptions)),
    })
    running.set(child, job)
    if (limits.niceness !== undefined) yieldTo(child.pid, limits.niceness)
    const stop = () => {
      reject(new Refusal('TOO_LARGE'))
      child.kill('SIGKILL')
    }
    const patience = setTimeout(stop, limits.milliseconds)
    // From outside: a process busy allocating could not watch itself.
    const { megabytes } = limits
    const look = () => {
      if (megabytes !== undefined && megabytesOf(child.pid) > megabytes) stop()
    }
    const watch = megabytes === undefined ? undefined : setInterval(look, watchMilliseconds)
    /** Whoever has gone waits for nothing: what has not begun is ended. */
    const leave = () => {
      reject(gone())
      child.kill('SIGKILL')
    }
    const waitingFor = isGone && setInterval(() => isGone() && leave(), leftMilliseconds)
    const ended = (error: unknown) => {
      clearTimeout(patience)
      clearInterval(watch)
      clearInterval(waitingFor)
      running.delete(child)
      reject(error)
      startNext(job)
    }
    child.on('message', (message: JobMessage) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('begins' in message) {
        if (isGone?.()) return leave()
        clearInterval(waitingFor)
        child.send(mayBegin)
      } else if ('answer' in message) resolve(message.answer)
      else reject('refused' in message ? new Refusal(message.refused, message.values) : new Error(message.failed))
    })
    // Where none could be started there is none that ends.
    child.once('error', (error) => (child.pid === undefined ? ended(error) : reject(error)))
    child.once('exit', (code, signal) => {
      // What V8 does when the heap is full, and the system when all of its memory is.
      const isOutOfMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134
      ended(isOutOfMemory ? new Refusal('TOO_LARGE') : new JobCrashed(`the job ended with ${signal ?? code} and no answer`))
    })
    child.send({ ...shared, input } satisfies Partial<JobData>, (error) => error && reject(error))
  }
  return {
    async run(job, onProgress) {
      if (job.underWay !== null && companies.has(job.companyId)) throw new Refusal(job.underWay)
      refuseGone()
      const own = waiting.filter(({ companyId }) => companyId === job.companyId).length
      const isFull = waiting.length >= limits.waiting || own >= limits.waiting / 2
      if (running.size >= limits.running && isFull) throw new Refusal('BUSY', { seconds: limits.busySeconds })
      if (job.underWay !== null) companies.add(job.companyId)
      return new Promise<unknown>((resolve, reject) => {
        waiting.push({ ...job, onProgress, resolve, reject })
        startNext()
      }).finally(() => job.underWay !== null && companies.delete(job.companyId))
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

/** Workers run at a lower priority than requests. */
function yieldTo(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It has ended already.
  }
}

/** Node warns of addons, which may do what the rest may not: the library that draws pictures is one. */
const sealOf = ({ sealedTo }: JobLimits): string[] =>
  sealedTo === undefined
    ? []
    : [
        '--permission',
        '--allow-addons',
        '--disable-warning=PERM0001',
        ...[...program, `${sealedTo}/*`].map((place) => `--allow-fs-read=${place}`),
        `--allow-fs-write=${sealedTo}/*`,
      ]

/** Such a job also reads the program itself, but not its neighbours: the data folder and the key may lie there. */
const program = ['apps/*', 'packages/*', 'node_modules/*', 'package.json'].map((place) =>
  fileURLToPath(new URL(`../../../../${place}`, import.meta.url)),
)

/** The answer for a caller that has gone. */
const gone = () => new Refusal('BUSY', { seconds: 1 })

/** The message that lets a job begin. */
export const mayBegin = 'begin'
/** Milliseconds between checks that a caller still waits for its job. */
const leftMilliseconds = 500

/** As often as one that swells has taken some ten megabytes more. */
const watchMilliseconds = 50

/** Megabytes for what lives shortly, half of it: more saves little time and is held until the job ends. */
const semiSpaceMegabytes = 8
