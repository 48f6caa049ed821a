import { setTimeout as wait } from 'node:timers/promises'
import { startRedis, type TestRedis } from '../apps/server/test/redis.ts'
import { serversOn } from '../apps/server/src/platform/postgres/listen.ts'
import { httpAskers } from './askers.ts'
import { askedFor, makeActs, makeDevice } from './clock-in.acts.ts'
import { company } from './clock-in.bare.ts'
import type { BenchDatabase } from './dataset.ts'
import { listsToken } from './lists.data.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

const [port, clients, sites, acts, reads] = [3988, 64, 100, 1200, 240]

/** So many processes, and what carries between them. */
interface Contender {
  readonly processes: number
  readonly redis?: TestRedis
}

/** A Redis of the bench's own; where there is none, a sentence says what is left out. */
async function redisIfThere(): Promise<TestRedis | undefined> {
  try {
    return await startRedis()
  } catch (error) {
    console.log(`The rows over Redis are left out: ${(error as Error).message}.`)
    return undefined
  }
}

/** Measures a contender: acts a second; its readings a second are noted beside, in the order of the rounds. */
async function measurer(database: BenchDatabase) {
  const device = await makeDevice(database)
  const token = await listsToken(database, company.id)
  const day = { method: 'GET', path: '/services', payload: { date: '2026-10-15' }, token, company: company.code }
  const readRates = new Map<string, number[]>()
  const measure =
    (name: string, { processes, redis }: Contender) =>
    async (round: number) => {
      const server = await startBenchServer(port, processes, redis ? { REDIS_URL: redis.url } : {})
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
        if (round > 0) readRates.set(name, [...(readRates.get(name) ?? []), read])
        return acted
      } finally {
        http.close()
        await server.stop()
      }
    }
  return { measure, readRates }
}

/**
 * Clock-ins and readings of a day over HTTP, by 2 and 4 processes of one machine as ratios to one, carried between by PostgreSQL and by
 * Redis. More than the machine has processors for gain nothing: askers, PostgreSQL and Redis run on them too.
 */
export async function benchProcesses(database: BenchDatabase): Promise<Figure[]> {
  const { measure, readRates } = await measurer(database)
  const redis = await redisIfThere()
  const contenders: Readonly<Record<string, Contender>> = {
    '1': { processes: 1 },
    '2 processes': { processes: 2 },
    '4 processes': { processes: 4 },
    ...(redis && { '2 processes over Redis': { processes: 2, redis }, '4 processes over Redis': { processes: 4, redis } }),
  }
  try {
    const names = Object.keys(contenders)
    const actRates = await alternate(Object.fromEntries(names.map((name) => [name, measure(name, contenders[name]!)])), 5)
    const several = names.filter((name) => name !== '1')
    return [
      ...several.map((name) =>
        ratioOf(`clock-in over HTTP by ${name} / by 1, ${clients} clients`, actRates[name]!, actRates['1']!, {}, '/s'),
      ),
      ...several.map((name) =>
        ratioOf(`services of a day by ${name} / by 1, ${clients} clients`, readRates.get(name)!, readRates.get('1')!, {}, '/s'),
      ),
    ]
  } finally {
    await redis?.stop()
  }
}
