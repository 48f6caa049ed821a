import { once } from 'node:events'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { mayBegin, type JobData, type JobMessage } from './worker.ts'

/** The body of a job's module: does the work that it was started for, in the process that was started for it, and ends it. */
export async function job(
  work: (
    input: unknown,
    shared: Omit<JobData, 'input'>,
    report: (progress: unknown) => void,
    begin: () => Promise<void>,
  ) => Promise<unknown>,
): Promise<void> {
  // The parent process has gone: no caller waits for the answer.
  process.once('disconnect', () => process.exit(1))
  const [{ input, ...shared }] = (await once(process, 'message')) as [JobData]
  const say = (message: JobMessage) => new Promise<void>((resolve) => process.send!(message, undefined, undefined, () => resolve()))
  // Resolves when it may begin; when no caller waits any more the process is ended instead.
  const begin = async () => {
    const told = once(process, 'message')
    await say({ begins: true })
    if ((await told)[0] !== mayBegin) throw new Error('told something else than to begin')
  }
  try {
    await say({ answer: await work(input, shared, (progress) => void say({ progress }), begin) })
  } catch (error) {
    if (error instanceof Refusal) await say({ refused: error.code, values: error.values })
    else await say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  process.exit(0)
}
