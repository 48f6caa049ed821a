import { connect, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { isRedisSkipped } from '../../../test/redis.missing.ts'
import { mostParts, partLength } from '../../transport/bus/message.ts'
import { redisAddressOf } from './address.ts'
import { redisCarrier } from './carrier.ts'
import { areConnected, awayMessage, ends, endAll, hears, patience, redisOf, serverOn, stream } from './redis.testing.ts'

endAll()

/** Takes lines at a port in its own way, until it is closed. */
async function doorAt(port: number, take: (socket: Socket) => void): Promise<() => Promise<void>> {
  const held = new Set<Socket>()
  const door = createServer((socket) => {
    held.add(socket.on('error', () => {}))
    take(socket)
  })
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve))
  return () =>
    new Promise((resolve) => {
      door.close(() => resolve())
      for (const socket of held) socket.destroy()
    })
}

it.skipIf(isRedisSkipped)(
  'never there at the start, it is waited for by nobody; once it is, servers find one another and load anew',
  async () => {
    const port = await freePort()
    let tries = 0
    const close = await doorAt(port, (socket) => {
      tries++
      socket.destroy()
    })
    const url = `redis://127.0.0.1:${port}`
    const servers = [await serverOn(url), await serverOn(url)] as const
    expect(servers.map(({ carrier }) => carrier.isConnected())).toEqual([false, false])
    await expect.poll(() => tries, patience).toBeGreaterThan(5)
    await close()
    await redisOf({ port })
    await areConnected(servers, true)
    await expect.poll(() => servers.map(({ missed }) => missed() > 0), patience).toEqual([true, true])
    await hears(servers[0], servers[1], 'heard')
    // However many tries there were.
    expect(servers.map((server) => server.messages())).toEqual([[awayMessage], [awayMessage]])
  },
)

it('one that takes the line and never answers does not stop the start', async () => {
  const port = await freePort()
  ends.push(await doorAt(port, () => {}))
  const server = await serverOn(`redis://127.0.0.1:${port}`)
  expect([server.carrier.isConnected(), server.messages()]).toEqual([false, [awayMessage]])
})

it.skipIf(isRedisSkipped)('what is long is sent in pieces: a line that brings little in five seconds brings all of it', async () => {
  const redis = await redisOf()
  const port = await freePort()
  let sent = 0
  const close = await doorAt(port, (socket) => {
    const beyond = connect(redis.port, '127.0.0.1').on('error', () => {})
    socket.on('data', (bytes) => {
      sent += bytes.length
      beyond.write(bytes)
    })
    beyond.on('data', (bytes) => void socket.write(bytes))
    socket.on('close', () => beyond.destroy())
  })
  ends.push(close)
  const server = await serverOn(`redis://127.0.0.1:${port}`)
  const { carrier } = server
  redis.freeze()
  const texts = Array.from({ length: mostParts }, () => 'x'.repeat(partLength))
  // No more is sent before the first piece is answered.
  await expect(carrier.publish(texts)).rejects.toThrow('Redis does not answer')
  expect(sent).toBeLessThan(1_000_000)
  redis.thaw()
  await areConnected([server], true)
  await carrier.publish(texts)
  expect(await redis.ask('XLEN', stream)).toBeGreaterThanOrEqual(mostParts)
})

it.skipIf(isRedisSkipped)('a user who may do no more than operations.md asks for is enough', async () => {
  const redis = await redisOf()
  const rights = ['+auth', '+select', '+xadd', '+xread', '+xrange', '+xrevrange']
  await redis.ask('ACL', 'SETUSER', 'servers', 'on', '>a secret', '~vigie:*', ...rights)
  const url = `redis://servers:a%20secret@127.0.0.1:${redis.port}/1`
  const servers = [await serverOn(url), await serverOn(url, 2)] as const
  await areConnected(servers, true)
  await hears(servers[0], servers[1], 'heard')
})

it.skipIf(isRedisSkipped)(
  'a user who may write and not read is tried more and more seldom, and said once; with the right to read it is heard',
  async () => {
    const redis = await redisOf()
    await redis.ask('ACL', 'SETUSER', 'servers', 'on', '>a secret', '~vigie:*', '+auth', '+xadd', '+xrange', '+xrevrange')
    const url = `redis://servers:a%20secret@127.0.0.1:${redis.port}`
    const server = await serverOn(url)
    const refused = async () =>
      Number(/cmdstat_xread:.*rejected_calls=(\d+)/.exec((await redis.ask('INFO', 'commandstats')) as string)?.[1] ?? 0)
    await expect.poll(refused, patience).toBeGreaterThan(4)
    expect(server.messages()).toEqual([awayMessage])
    await redis.ask('ACL', 'SETUSER', 'servers', '+xread')
    const other = await serverOn(url, 2)
    await expect.poll(() => server.bus.isAlone(), patience).toBe(false)
    await hears(other, server, 'heard')
  },
)

it.skipIf(isRedisSkipped)(
  'a wrong password or database stops the start with a sentence, and no password is in it or in the log',
  async () => {
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
  },
)

/** All that an object holds, also what belongs to errors. */
const deepText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyNames(value)
        .map((name) => deepText((value as Record<string, unknown>)[name]))
        .join(' ')
    : String(value)
