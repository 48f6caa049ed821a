import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { job } from './worker.job.ts'

/** What a job of a test does: answers, takes memory or time without end, or stays until the file of its gate is there. */
export type TestJob = 'answer' | 'swell' | 'hang' | 'sleep' | { readonly gate: string }

await job(async (input, _, report) => {
  const does = input as TestJob
  report('begun')
  const held: object[] = []
  if (does === 'swell') for (;;) held.push({ held: held.length })
  if (does === 'hang') for (;;);
  if (does === 'sleep') await setTimeout(3_600_000)
  if (typeof does === 'object') while (!existsSync(does.gate)) await setTimeout(5)
  return 'done'
})
