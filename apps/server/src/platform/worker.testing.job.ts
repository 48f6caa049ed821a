import { setTimeout } from 'node:timers/promises'
import { job } from './worker.job.ts'

/** What a job of a test does: answers, takes memory or time without end, or stays until its gate is opened. */
export type TestJob = 'answer' | 'swell' | 'hang' | 'sleep' | { readonly gate: Int32Array }

await job(async (input, _, report) => {
  const does = input as TestJob
  report('begun')
  const held: object[] = []
  if (does === 'swell') for (;;) held.push({ held: held.length })
  if (does === 'hang') for (;;);
  if (does === 'sleep') await setTimeout(3_600_000)
  if (typeof does === 'object') Atomics.wait(does.gate, 0, 0)
  return 'done'
})
