import { beforeEach, describe, expect, it } from 'vitest'
import { isRedisSkipped, redisMissing } from '../../test/redis.missing.ts'
import type { Carrier } from './carrier.ts'
import { openCarriers } from './carriers.testing.ts'

const { both, overRedis, ends, endAll } = await openCarriers()
const patience = { timeout: 60_000 }

async function subscribed(carrier: Carrier) {
  const received: string[] = []
  let resumed = 0
  ends.push(() => carrier.close())
  await carrier.subscribe({ receive: (text) => void received.push(text), resumed: () => void resumed++ })
  return { carrier, received, resumed: () => resumed }
}

describe.each(both)('over $name', ({ name, open, isSkipped }) => {
  beforeEach(({ skip }) => skip(isSkipped, redisMissing))

  it('texts reach every server, the one that publishes too, in their order', async () => {
    const [one, two] = [await subscribed(await open()), await subscribed(await open())]
    expect([one.carrier.name, one.carrier.isConnected()]).toEqual([name, true])
    const texts = Array.from({ length: 300 }, (_, at) => `${at}:${'x'.repeat(at * 20)}`)
    for (let at = 0; at < texts.length; at += 10) await one.carrier.publish(texts.slice(at, at + 10))
    for (const { received } of [one, two]) await expect.poll(() => received, patience).toEqual(texts)
    expect([one.resumed(), two.resumed()]).toEqual([0, 0])
  })

  it('nobody receives what was published before', async () => {
    const one = await subscribed(await open())
    await one.carrier.publish(['before'])
    await expect.poll(() => one.received, patience).toEqual(['before'])
    const two = await subscribed(await open())
    await one.carrier.publish(['after'])
    await expect.poll(() => two.received, patience).toEqual(['after'])
  })

  it('one that is closed is not connected, and publishing throws', async () => {
    const carrier = await open()
    await subscribed(carrier)
    await endAll()
    expect(carrier.isConnected()).toBe(false)
    await expect(carrier.publish(['lost'])).rejects.toThrow(/nothing is (sent|published)/)
  })
})

it.skipIf(isRedisSkipped)('two installations share one Redis, and hear nothing of one another', async () => {
  const [one, two] = [await subscribed(await overRedis('vigie:one')), await subscribed(await overRedis('vigie:two'))]
  await one.carrier.publish(['of one'])
  await two.carrier.publish(['of two'])
  for (const [{ received }, text] of [
    [one, 'of one'],
    [two, 'of two'],
  ] as const)
    await expect.poll(() => received, patience).toEqual([text])
})
