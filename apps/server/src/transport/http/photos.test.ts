import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { budgets } from '../../kit/rate-limit.ts'
import { priorityQueue } from '../../kit/priority-queue.ts'
import { addressesBehind } from '../address.ts'
import { mountPhotos } from './photos.ts'

it('pictures wait in the row of those who have no session, and past its end are refused: the database is asked by few at once', async () => {
  const server = Fastify({ logger: false })
  server.setErrorHandler((error: { code?: string }, _, reply) => reply.code(503).send(error.code))
  const reading: (() => void)[] = []
  mountPhotos(server, {
    read: () => new Promise((resolve) => reading.push(() => resolve({ mediaType: 'image/png', bytes: Buffer.of(1) }))),
    addresses: addressesBehind([]),
    budget: budgets({ burst: 100, perSecond: 1 }),
    queue: priorityQueue({ running: 2, waiting: 1, waitingOfKey: 1, busySeconds: 2 }),
  })
  const asked = Array.from({ length: 4 }, () => server.inject(`/photos/1.${'A'.repeat(22)}`))
  const refused = await Promise.race(asked)
  expect([refused.statusCode, refused.body, reading.length]).toEqual([503, 'BUSY', 2])
  for (const [at] of asked.slice(1).entries()) {
    await expect.poll(() => reading.length).toBeGreaterThan(at)
    reading[at]!()
  }
  expect((await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  await server.close()
})
