import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { redisAddressOf } from './address.ts'
import { redisCarrier } from './carrier.ts'
import { areConnected, awayMessage, ends, endAll, hears, patience, redisOf, serverOn, stream } from './redis.testing.ts'

endAll()

it('never there at the start, it is waited for by nobody; once it is, servers find one another and load anew', async () => {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const servers = [await serverOn(url), await serverOn(url)] as const
  expect(servers.map(({ carrier }) => carrier.isConnected())).toEqual([false, false])
  await redisOf({ port })
  await areConnected(servers, true)
  await expect.poll(() => servers.map(({ missed }) => missed() > 0), patience).toEqual([true, true])
  await hears(servers[0], servers[1], 'heard')
  expect(servers[0].messages()).toEqual([awayMessage])
})

it('one that takes the line and never answers does not stop the start', async () => {
  const held: Socket[] = []
  const silent = createServer((socket) => void held.push(socket.on('error', () => {})))
  const port = await freePort()
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve))
  ends.push(() => {
    for (const socket of held) socket.destroy()
    silent.close()
  })
  const server = await serverOn(`redis://127.0.0.1:${port}`)
  expect([server.carrier.isConnected(), server.messages()]).toEqual([false, [awayMessage]])
})

it('a wrong password or database stops the start with a sentence, and no password is in it or in the log', async () => {
  const redis = await redisOf({ password: 'the right one' })
  const wrong = [`redis://:the-wrong-one@127.0.0.1:${redis.port}`, `redis://127.0.0.1:${redis.port}`, `${redis.url}/99`]
  for (const url of wrong) {
    const logged: unknown[] = []
    const carrier = redisCarrier({ address: redisAddressOf(url)!, stream, log: { warn: (...line) => void logged.push(line) } })
    ends.push(() => carrier.close())
    const subscribing = carrier.subscribe({ receive: () => {}, resumed: () => {} })
    await expect(subscribing).rejects.toThrow(/^Réglage REDIS_URL : Redis refuse (?!.*the-wrong-one)/)
    expect(deepText(logged)).not.toMatch(/wrong-one|the right one/)
  }
  expect((await serverOn(redis.url)).carrier.isConnected()).toBe(true)
})

/** All that an object holds, also what belongs to errors. */
const deepText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyNames(value)
        .map((name) => deepText((value as Record<string, unknown>)[name]))
        .join(' ')
    : String(value)
