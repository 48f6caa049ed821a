import { beforeEach, describe, expect, it } from 'vitest'
import { redisMissing } from '../../../test/redis.missing.ts'
import type { Audience } from '../../kit/audience.ts'
import { budgets, keyDigest } from '../../kit/rate-limit.ts'
import type { Carrier } from '../../platform/carrier.ts'
import { openCarriers } from '../../platform/carriers.testing.ts'
import { openBus } from './bus.ts'

const { both, ends } = await openCarriers()
const patience = { timeout: 60_000 }

/** A server on a carrier, as far as its bus goes; `servers` are there with it. */
async function serverOn(carrier: Carrier, servers: number) {
  const delivered: unknown[] = []
  const counted: string[] = []
  let missed = 0
  const budget = budgets({ burst: 1_000_000, perSecond: 1 })
  const bus = openBus({
    carrier,
    servers: async () => servers,
    deliver: ({ payload }) => void delivered.push(payload),
    resync: () => void missed++,
    budgets: { address: { ...budget, count: (digest) => void counted.push(digest) } },
    log: { warn: () => {} },
  })
  ends.push(async () => {
    await bus.close()
    await carrier.close()
  })
  await bus.open()
  const say = (payload: unknown) => bus.publish({ name: 'shifts', payload, to: ['1/services' as Audience] })
  return { bus, say, delivered, budget, counted, missed: () => missed }
}
type Server = Awaited<ReturnType<typeof serverOn>>

/** Servers that know one another. */
async function serversOn(open: () => Promise<Carrier>, count: number): Promise<[Server, ...Server[]]> {
  const first = await serverOn(await open(), 1)
  const servers: [Server, ...Server[]] = [first]
  while (servers.length < count) servers.push(await serverOn(await open(), servers.length + 1))
  await expect.poll(() => servers.map(({ bus }) => bus.isAlone()), patience).toEqual(servers.map(() => false))
  return servers
}

describe.each(both)('over $name', ({ open, isSkipped }) => {
  beforeEach(({ skip }) => skip(isSkipped, redisMissing))

  it('every event comes to the other servers, once and in order, also one that is longer than a text and of any letters', async () => {
    const [one, ...others] = await serversOn(open, 3)
    const all = [...Array.from({ length: 500 }, (_, at) => at), { long: 'Łódź, 東京, 😀 «é» '.repeat(2000) }, 'last']
    for (const what of all) one.say(what)
    for (const { delivered } of others) await expect.poll(() => delivered.at(-1), patience).toBe('last')
    expect(others.map(({ delivered }) => delivered)).toEqual([all, all])
    expect(one.delivered).toEqual([])
    expect([one, ...others].map(({ missed }) => missed())).toEqual([0, 0, 0])
  })

  it('all speak at once, and everybody hears everybody in the order of each', async () => {
    const servers = await serversOn(open, 3)
    for (let at = 0; at < 200; at++) for (const [number, { say }] of servers.entries()) say([number, at])
    for (const { delivered } of servers) await expect.poll(() => delivered.length, patience).toBe(400)
    for (const [own, { delivered }] of servers.entries())
      for (const number of [0, 1, 2].filter((one) => one !== own)) {
        const heard = (delivered as [number, number][]).filter(([from]) => from === number).map(([, at]) => at)
        expect(heard).toEqual(Array.from({ length: 200 }, (_, at) => at))
      }
  })

  it('a message that is too long for any has the sockets of the others load anew, and what follows comes', async () => {
    const [one, two] = await serversOn(open, 2)
    one.say('x'.repeat(31_000_000))
    await expect.poll(two!.missed, patience).toBe(1)
    one.say('after')
    await expect.poll(() => two!.delivered, patience).toEqual(['after'])
    expect(one.missed()).toBe(0)
  })

  it('what is given out of a budget is counted at the others, without saying whose it is', async () => {
    const [one, two] = await serversOn(open, 2)
    const given = () => {
      one.budget.take('192.0.2.7')
      return two!.counted
    }
    await expect.poll(given, patience).toContain(keyDigest('192.0.2.7'))
    expect(one.counted).toEqual([])
  })
})
