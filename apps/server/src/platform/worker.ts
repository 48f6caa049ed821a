import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import type { Workers } from '../kit/installation.ts'
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

export interface OpenWorkers extends Workers {
  /** Ends what still runs: its transactions are undone. */
  close(): Promise<void>
}

/** Threads for work that would delay every other call; each job has one of its own, with connections of its own. */
export function openWorkers(shared: Omit<JobData, 'input'>): OpenWorkers {
  const running = new Map<Worker, (error: Error) => void>()
  return {
    run(job: URL, input: unknown, onProgress: (progress: unknown) => void) {
      return new Promise<unknown>((resolve, reject) => {
        // No options of the process itself: a test runner's are not for us.
        const worker = new Worker(job, { workerData: { ...shared, input } satisfies JobData, execArgv: [] })
        running.set(worker, reject)
        worker.on('message', (message: JobMessage) => {
          if ('progress' in message) onProgress(message.progress)
          else if ('answer' in message) resolve(message.answer)
          else reject('refused' in message ? new Refusal(message.refused, message.values) : new Error(message.failed))
        })
        worker.once('error', reject)
        worker.once('exit', (code) => {
          running.delete(worker)
          reject(new Error(`the job ended with ${code} and no answer`))
        })
      })
    },
    async close() {
      for (const reject of running.values()) reject(new Refusal('MAINTENANCE'))
      await Promise.all([...running.keys()].map((worker) => worker.terminate()))
    },
  }
}
