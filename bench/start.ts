import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { median, type Figure } from './rounds.ts'
import { startServerProcess } from './process.ts'

const dataDir = fileURLToPath(new URL('../data/bench-demo', import.meta.url))
const megabyte = 1024 * 1024

/** A warm start with the demo company, from the command to the first answer, and the memory of the idle server. */
export async function benchStart(): Promise<Figure[]> {
  rmSync(dataDir, { recursive: true, force: true })
  const first = await startServerProcess({ dataDir, port: 3993, demo: 'on' })
  await first.stop()
  const starts: number[] = []
  const memories: number[] = []
  for (let round = 0; round < 7; round++) {
    const server = await startServerProcess({ dataDir, port: 3993, demo: 'on' })
    starts.push(server.startedIn)
    await wait(1500)
    memories.push(server.memory())
    await server.stop()
  }
  const ratios = (values: readonly number[], limit: number) => ({
    ratio: median(values) / limit,
    spread: [Math.min(...values) / limit, Math.max(...values) / limit] as const,
    atMost: 1,
  })
  return [
    {
      what: 'warm start / 3 s',
      ...ratios(starts, 3000),
      note: `${(median(starts) / 1000).toFixed(2)} s; the first start took ${(first.startedIn / 1000).toFixed(2)} s`,
    },
    { what: 'idle memory / 200 MB', ...ratios(memories, 200 * megabyte), note: `${(median(memories) / megabyte).toFixed(0)} MB` },
  ]
}
