import { expect, it } from 'vitest'
import { isRedisSkipped } from '../../../test/redis.missing.ts'
import { areConnected, awayMessage, endAll, hears, patience, redisOf, serverOn, stream, twoOn } from './redis.testing.ts'
import { mostEntries } from './stream.ts'

endAll()

it.skipIf(isRedisSkipped)(
  'killed, it comes back empty: sockets load anew, and servers hear one another; the outage is logged once',
  async () => {
    const redis = await redisOf()
    const [one, two] = await twoOn(redis)
    await hears(one, two, 'before')
    await redis.kill()
    await areConnected([one, two], false)
    one.say('meanwhile')
    await redis.again()
    await areConnected([one, two], true)
    await expect.poll(() => [one.missed() > 0, two.missed() > 0], patience).toEqual([true, true])
    await hears(two, one, 'after')
    await hears(one, two, 'after that')
    expect(two.delivered).toEqual(['before', 'meanwhile', 'after that'])
    expect([one, two].map((server) => server.messages().filter((message) => message === awayMessage).length)).toEqual([1, 1])
  },
)

it.skipIf(isRedisSkipped)(
  'hung, it is taken for lost; what was published meanwhile comes when it goes on, once, and nobody loads anew',
  async () => {
    const redis = await redisOf()
    const [one, two] = await twoOn(redis)
    await hears(one, two, 'before')
    redis.freeze()
    one.say('first')
    await areConnected([one, two], false)
    one.say('second')
    redis.thaw()
    await areConnected([one, two], true)
    await hears(one, two, 'last')
    expect(two.delivered).toEqual(['before', 'first', 'second', 'last'])
    expect([one.missed(), two.missed()]).toEqual([0, 0])
    expect(one.messages()).toEqual([awayMessage])
  },
)

it.skipIf(isRedisSkipped)('lines that are cut come back, and reading goes on after the last entry: nobody misses anything', async () => {
  const redis = await redisOf()
  const [one, two] = await twoOn(redis)
  for (let at = 0; at < 20; at++) {
    await redis.ask('CLIENT', 'KILL', 'TYPE', 'normal')
    one.say(at)
  }
  await expect.poll(() => two.delivered, patience).toEqual(Array.from({ length: 20 }, (_, at) => at))
  expect([one.missed(), two.missed()]).toEqual([0, 0])
})

it.skipIf(isRedisSkipped)('emptied, sockets load anew, and servers hear one another', async () => {
  const redis = await redisOf()
  const [one, two] = await twoOn(redis)
  await hears(one, two, 'before')
  await redis.ask('FLUSHALL')
  await expect.poll(() => [one.missed() > 0, two.missed() > 0], patience).toEqual([true, true])
  await hears(one, two, 'after')
  await hears(two, one, 'after')
})

it.skipIf(isRedisSkipped)('a message that is missing in the stream has the sockets of whoever misses it load anew', async () => {
  const redis = await redisOf()
  const [one, two] = await twoOn(redis)
  await hears(one, two, 'before')
  const entries = (await redis.ask('XRANGE', stream, '-', '+')) as [id: string, fields: string[]][]
  const [sender, number] = entries
    .map(([, [, text]]) => text!)
    .findLast((text) => text.includes('before'))!
    .split(':')
  await redis.ask('XADD', stream, '*', 'm', `${sender}:${Number(number) + 100}:1/1:{}`)
  await expect.poll(two.missed, patience).toBe(1)
  expect(one.missed()).toBe(0)
})

it.skipIf(isRedisSkipped)('with an older clock it is heard again: its new entries lie before the last one that was read', async () => {
  const redis = await redisOf()
  // An entry of a later clock, after which all are numbered.
  const later = Date.now() + 3_600_000
  await redis.ask('XADD', stream, `${later}-0`, 'm', 'nobody:1:1/1:{"state":"left"}')
  const [one, two] = await twoOn(redis)
  await hears(one, two, 'of the later clock')
  await redis.ask('DEL', stream)
  one.say('of the older clock')
  await expect.poll(() => two.delivered.at(-1), patience).toBe('of the older clock')
  const [[newest]] = (await redis.ask('XREVRANGE', stream, '+', '-', 'COUNT', 1)) as [[string]]
  expect(Number(newest.split('-')[0])).toBeLessThan(later)
  await expect.poll(() => [one.missed() > 0, two.missed() > 0], patience).toEqual([true, true])
  await hears(two, one, 'back')
})

it.skipIf(isRedisSkipped)(
  'full, it takes nothing: what waits is kept and comes later, or becomes «load anew» where it is too much',
  async () => {
    const redis = await redisOf()
    const [one, two] = await twoOn(redis)
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1')
    one.say('kept')
    await expect.poll(() => one.carrier.isConnected(), patience).toBe(false)
    await redis.ask('CONFIG', 'SET', 'maxmemory', '0')
    await expect.poll(() => two.delivered, patience).toEqual(['kept'])
    await areConnected([one, two], true)
    expect([one.missed(), two.missed()]).toEqual([0, 0])
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1')
    one.say('tried')
    await expect.poll(() => one.carrier.isConnected(), patience).toBe(false)
    for (let at = 0; at < 25_000; at++) one.say(at)
    await redis.ask('CONFIG', 'SET', 'maxmemory', '0')
    await expect.poll(two.missed, patience).toBeGreaterThan(0)
    await hears(one, two, 'after')
    expect(two.delivered.length).toBeLessThan(25_000)
    const full = 'Redis takes no messages: they wait, and then sockets load anew'
    expect(one.messages().filter((message) => message === full)).toHaveLength(2)
  },
)

it.skipIf(isRedisSkipped)('keeps so many entries and not more', async () => {
  const redis = await redisOf()
  const { carrier } = await serverOn(redis.url)
  for (let at = 0; at < 15; at++) await carrier.publish(Array.from({ length: 1000 }, () => 'x'))
  const length = (await redis.ask('XLEN', stream)) as number
  expect(length).toBeGreaterThanOrEqual(mostEntries)
  expect(length).toBeLessThan(mostEntries + 1000)
})
