import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import type { Aside } from '../kit/installation.ts'
import type { Place } from './postgres/pool.ts'

/** What a job is started with: its road to the database, the key of the installation, and what it was given. */
export interface JobData {
  readonly place: Place
  readonly secretKey: string
  readonly given: unknown
}
/** What a job says to who started it. */
export type JobWord =
  | { readonly told: unknown }
  | { readonly answer: unknown }
  | { readonly refused: RefusalCode; readonly values: Record<string, string | number> }
  | { readonly failed: string }

export interface OpenAside extends Aside {
  /** Ends what still runs: its transactions are undone. */
  close(): Promise<void>
}

/** Threads for work that would hold up everybody else; each job has one of its own, with connections of its own. */
export function openAside(surroundings: Omit<JobData, 'given'>): OpenAside {
  const running = new Map<Worker, (error: Error) => void>()
  return {
    run(job: URL, given: unknown, heard: (told: unknown) => void) {
      return new Promise<unknown>((resolve, reject) => {
        // No options of the process itself: a test runner's are not for us.
        const worker = new Worker(job, { workerData: { ...surroundings, given } satisfies JobData, execArgv: [] })
        running.set(worker, reject)
        worker.on('message', (word: JobWord) => {
          if ('told' in word) heard(word.told)
          else if ('answer' in word) resolve(word.answer)
          else reject('refused' in word ? new Refusal(word.refused, word.values) : new Error(word.failed))
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
