import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { job } from './worker.job.ts'

/**
 * What a job of a test does: answers, takes memory or time without end, stays until the file of its gate is there, ends by a
 * signal, or tries what a job that is sealed may not: it answers what it came by.
 */
export type TestJob =
  | 'answer'
  | 'swell'
  | 'swellOutside'
  | 'hang'
  | 'sleep'
  | { readonly gate: string }
  | { readonly signal: NodeJS.Signals }
  | { readonly reads: string; readonly writes: string }

function codeOf(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

await job(async (input, _, report) => {
  const does = input as TestJob
  report('begun')
  const held: object[] = []
  if (does === 'swell') for (;;) held.push({ held: held.length })
  // Outside the heap, and without looking up.
  if (does === 'swellOutside') for (;;) held.push(Buffer.alloc(10_000_000, 'x'))
  if (does === 'hang') for (;;);
  if (does === 'sleep') await setTimeout(3_600_000)
  if (typeof does === 'object' && 'signal' in does) process.kill(process.pid, does.signal)
  if (typeof does === 'object' && 'gate' in does) while (!existsSync(does.gate)) await setTimeout(5)
  if (typeof does === 'object' && 'reads' in does) {
    const tries = [
      () => readFileSync(does.reads, 'utf8'),
      () => writeFileSync(does.writes, 'x'),
      () => symlinkSync(does.reads, `${does.writes}.link`),
      () => execFileSync('/bin/true'),
      () => new Worker('postMessage(1)', { eval: true }),
    ]
    return [...tries.map(codeOf), Object.keys(env).filter((name) => /KEY|URL|PASSWORD|SECRET/.test(name))]
  }
  return 'done'
})
