import { setTimeout as wait } from 'node:timers/promises'
import { serversOn } from '../apps/server/src/platform/postgres/listen.ts'
import { httpAskers } from './askers.ts'
import { askedFor, makeActs, makeDevice } from './clock-in.acts.ts'
import { company } from './clock-in.bare.ts'
import type { BenchDatabase } from './dataset.ts'
import { listsToken } from './lists.data.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

const [port, clients, sites, acts, reads] = [3988, 64, 100, 1200, 240]

/**
 * Clock-ins and readings of a day over HTTP, by 2 and 4 processes of one machine as ratios to one. More than the machine has processors
 * for gain nothing: askers and PostgreSQL run on them too.
 */
export async function benchProcesses(database: BenchDatabase): Promise<Figure[]> {
  const device = await makeDevice(database)
  const token = await listsToken(database, company.id)
  const day = { method: 'GET', path: '/services', payload: { date: '2026-10-15' }, token, company: company.code }
  const readRates = new Map<number, number[]>()
  /** Acts a second by so many processes; their readings are noted beside. */
  const by = (processes: number) => async (round: number) => {
    const server = await startBenchServer(port, processes)
    // The first one answers before the others have come.
    while ((await serversOn(database.superuser)) < processes) await wait(100)
    await wait(1000)
    const http = httpAskers(port, clients)
    try {
      // What Node has run a while it runs faster.
      await rate(reads, clients, (_, client) => http.asks[client]!(day))
      const made = await makeActs(database, device, sites, acts)
      const acted = await rate(made.length, clients, (at, client) => http.asks[client]!(askedFor(made[at]!, device)))
      const read = await rate(reads, clients, (_, client) => http.asks[client]!(day))
      if (round > 0) readRates.set(processes, [...(readRates.get(processes) ?? []), read])
      return acted
    } finally {
      http.close()
      await server.stop()
    }
  }
  const { one, two, four } = await alternate({ one: by(1), two: by(2), four: by(4) }, 5)
  const [oneReads, twoReads, fourReads] = [1, 2, 4].map((processes) => readRates.get(processes)!) as [number[], number[], number[]]
  return [
    ratioOf(`clock-in over HTTP by 2 processes / by 1, ${clients} clients`, two, one, {}, '/s'),
    ratioOf(`clock-in over HTTP by 4 processes / by 1, ${clients} clients`, four, one, {}, '/s'),
    ratioOf(`services of a day by 2 processes / by 1, ${clients} clients`, twoReads, oneReads, {}, '/s'),
    ratioOf(`services of a day by 4 processes / by 1, ${clients} clients`, fourReads, oneReads, {}, '/s'),
  ]
}
