import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { isRedisSkipped } from '../test/redis.missing.ts'
import { startRedis, type TestRedis } from '../test/redis.ts'
import { startServerOf, whenReady, type StartedServer } from '../test/server.process.ts'

const patience = { timeout: 60_000 }
let folder = ''
let redis: TestRedis
const running: StartedServer[] = []
beforeAll(async () => {
  redis = await startRedis({ password: 'known to the servers' })
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-main-redis-'))
})
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())))
afterAll(async () => {
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function serverOf(url: string, args: readonly string[] = []): Promise<StartedServer> {
  const server = startServerOf(path.join(folder, 'data'), await freePort(), { REDIS_URL: url }, args)
  running.push(server)
  return server
}
const stateOf = async ({ url }: StartedServer): Promise<unknown> => (await fetch(`${url}/readyz`)).json()
const figureOf = async ({ url }: StartedServer) => /^vigie_carrier_connected.*$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[0]
/** Who has published in the only stream that is there. */
async function publishers(): Promise<Set<string>> {
  const [stream] = (await redis.ask('KEYS', 'vigie:*')) as string[]
  const entries = stream === undefined ? [] : ((await redis.ask('XRANGE', stream, '-', '+')) as [id: string, fields: string[]][])
  return new Set(entries.map(([, [, text]]) => text!.split(':')[0]!))
}

it.skipIf(isRedisSkipped)(
  'two servers with one PostgreSQL and one Redis find one another there, and serve on while it is away',
  async () => {
    const [one, two] = [await serverOf(redis.url), await serverOf(redis.url)]
    await Promise.all([whenReady(one), whenReady(two)])
    await expect.poll(async () => (await publishers()).size, patience).toBe(2)
    expect(await redis.ask('KEYS', '*')).toEqual([expect.stringMatching(/^vigie:[\da-f]{16}$/)])
    expect([await stateOf(one), await figureOf(one)]).toEqual([{ status: 'ready' }, 'vigie_carrier_connected{carrier="redis"} 1'])
    await redis.kill()
    await expect.poll(() => stateOf(one), patience).toEqual({ status: 'ready', carrier: 'redis is away' })
    expect(await figureOf(one)).toBe('vigie_carrier_connected{carrier="redis"} 0')
    await redis.again()
    await expect.poll(() => Promise.all([stateOf(one), stateOf(two)]), patience).toEqual([{ status: 'ready' }, { status: 'ready' }])
    await expect.poll(async () => (await publishers()).size, patience).toBe(2)
    expect([await one.stop(), await two.stop()]).toEqual([0, 0])
    for (const { said } of [one, two]) {
      expect(said.err.match(/Redis is away/g)).toHaveLength(1)
      expect(said.out + said.err).not.toContain('known to the servers')
    }
  },
  240_000,
)

it.skipIf(isRedisSkipped)(
  'several processes find one another there, too',
  async () => {
    await redis.ask('FLUSHALL')
    const server = await serverOf(redis.url, ['--processes', '2'])
    await whenReady(server)
    await expect.poll(async () => (await publishers()).size, patience).toBe(2)
  },
  120_000,
)

it.skipIf(isRedisSkipped)(
  'a Redis that is not there does not stop the start; a password that it refuses does, with a sentence',
  async () => {
    const alone = await serverOf(`redis://127.0.0.1:${await freePort()}`)
    await whenReady(alone)
    expect(await stateOf(alone)).toEqual({ status: 'ready', carrier: 'redis is away' })
    expect(await alone.stop()).toBe(0)
    const refused = await serverOf(`redis://:not-that-one@127.0.0.1:${redis.port}`)
    expect(await refused.ended).toBe(1)
    expect(refused.said.err).toMatch(/^Réglage REDIS_URL : Redis refuse /m)
    expect(refused.said.err).not.toContain('not-that-one')
  },
  120_000,
)
