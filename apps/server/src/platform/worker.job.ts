import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { JobData, JobMessage } from './worker.ts'

/** The body of a job's module: does the work that it was started for, in the thread that was started for it. */
export async function job(
  work: (input: unknown, shared: Omit<JobData, 'input'>, report: (progress: unknown) => void) => Promise<unknown>,
): Promise<void> {
  const { input, ...shared } = workerData as JobData
  // postMessage to a thread has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: JobMessage) => parentPort!.postMessage(message)
  try {
    say({ answer: await work(input, shared, (progress) => say({ progress })) })
  } catch (error) {
    if (error instanceof Refusal) say({ refused: error.code, values: error.values })
    else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
