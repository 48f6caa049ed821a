import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { JobData, JobWord } from './aside.ts'

/** The body of a job's module: does the work that it was started for, in the thread that was started for it. */
export async function job(
  work: (given: unknown, surroundings: Omit<JobData, 'given'>, tell: (told: unknown) => void) => Promise<unknown>,
): Promise<void> {
  const { given, ...surroundings } = workerData as JobData
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (word: JobWord) => parentPort!.postMessage(word)
  try {
    say({ answer: await work(given, surroundings, (told) => say({ told })) })
  } catch (error) {
    if (error instanceof Refusal) say({ refused: error.code, values: error.values })
    else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
