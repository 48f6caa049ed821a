import { afterAll, afterEach, expect, vi } from 'vitest'
import { startRedis, type TestRedis } from '../../../test/redis.ts'
import type { Audience } from '../../kit/audience.ts'
import { budgets } from '../../kit/rate-limit.ts'
import { openBus } from '../../transport/bus/bus.ts'
import { redisAddressOf } from './address.ts'
import { redisCarrier } from './carrier.ts'

export const stream = 'vigie:test'
export const patience = { timeout: 60_000 }
export const ends: (() => unknown)[] = []
/** By `endAll()` at the top of a file: after each test what it has opened ends, and it may wait for an outage more than once. */
export function endAll(): void {
  vi.setConfig({ testTimeout: 180_000 })
  afterAll(() => vi.resetConfig())
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }, 60_000)
}

export async function redisOf(settings = {}): Promise<TestRedis> {
  const redis = await startRedis(settings)
  ends.push(() => redis.stop())
  return redis
}

/** A server as far as its bus goes: what it delivers to its sockets, how often they reload, what it logs. */
export async function serverOn(url: string, servers = 1) {
  const delivered: unknown[] = []
  const logged: object[] = []
  let missed = 0
  const log = { warn: (details: object, message: string) => void logged.push({ ...details, message }) }
  const carrier = redisCarrier({ address: redisAddressOf(url)!, stream, log })
  const bus = openBus({
    carrier,
    servers: async () => servers,
    deliver: ({ payload }) => void delivered.push(payload),
    resync: () => void missed++,
    budgets: { address: budgets({ burst: 10, perSecond: 1 }) },
    log,
  })
  ends.push(async () => {
    await bus.close()
    await carrier.close()
  })
  await bus.open()
  const say = (payload: unknown) => bus.publish({ name: 'shifts', payload, to: ['1/services' as Audience] })
  return {
    bus,
    carrier,
    say,
    delivered,
    logged,
    missed: () => missed,
    messages: () => logged.map((line) => (line as { message: string }).message),
  }
}
type Server = Awaited<ReturnType<typeof serverOn>>

/** Two servers that know one another. */
export async function twoOn(redis: TestRedis): Promise<readonly [Server, Server]> {
  const two = [await serverOn(redis.url), await serverOn(redis.url, 2)] as const
  await expect.poll(() => two.map(({ bus }) => bus.isAlone()), patience).toEqual([false, false])
  return two
}
export const areConnected = async (servers: readonly Server[], connected: boolean) => {
  await expect.poll(() => servers.map(({ carrier }) => carrier.isConnected()), patience).toEqual(servers.map(() => connected))
}
export const hears = async (from: Server, to: Server, what: string) => {
  from.say(what)
  await expect.poll(() => to.delivered.at(-1), patience).toBe(what)
}
export const awayMessage = 'Redis is away: other servers are not heard until it is back'
