import { Readable } from 'node:stream'
import type { Instant } from '@vigie/contract/kit/time.ts'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { budgets } from '../../kit/rate-limit.ts'
import { priorityQueue } from '../../kit/priority-queue.ts'
import { signedLink } from '../../kit/stored.ts'
import { secretsOf } from '../../kit/secrets.ts'
import { addressesBehind } from '../address.ts'
import { mountStored } from './stored.ts'

const secrets = secretsOf('a secret key of thirty-two characters and more')
const now = '2026-10-12T08:00:00Z' as Instant
const linkOf = (fill: string) =>
  signedLink(secrets, { companyId: 1, storageKey: fill.repeat(32), session: { tokenHash: Buffer.alloc(32) }, isDownload: false, now }).url
const file = { name: 'a.txt', mediaType: 'text/plain', bytes: 4, isThumbnail: false }

function open({ burst = 100, find = () => Promise.resolve(file) }: { burst?: number; find?: () => Promise<typeof file | undefined> } = {}) {
  const server = Fastify({ logger: false, routerOptions: { maxParamLength: 500 } })
  server.setErrorHandler((error: { code?: string }, _, reply) => reply.code(503).send(error.code))
  const opened: Readable[] = []
  mountStored(server, {
    secrets,
    now: () => now,
    storage: {
      put: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      open: (_, part) => {
        const body = Readable.from([Buffer.from('text').subarray(part?.from ?? 0, (part?.to ?? 3) + 1)])
        opened.push(body)
        return Promise.resolve({ body, size: part ? part.to - part.from + 1 : 4 })
      },
    },
    find,
    addresses: addressesBehind([]),
    budget: budgets({ burst, perSecond: 1 }),
    queue: priorityQueue({ running: 1, waiting: 1, waitingOfKey: 1, busySeconds: 2 }),
  })
  return { server, opened }
}

it('files count as calls of their address do, and past those are refused', async () => {
  const { server } = open({ burst: 2 })
  const asked = await Promise.all(['a', 'b', 'c'].map((fill) => server.inject(linkOf(fill))))
  expect(asked.map(({ body }) => body).toSorted()).toEqual(['TOO_MANY_CALLS', 'text', 'text'])
  await server.close()
})

it('a link that is none asks neither database nor storage', async () => {
  let asked = 0
  const { server, opened } = open({ find: () => Promise.resolve((asked++, undefined)) })
  expect((await server.inject('/stored/x')).body).toBe('NOT_FOUND')
  expect((await server.inject(`${linkOf('a').slice(0, -1)}_`)).body).toBe('NOT_FOUND')
  expect([asked, opened.length]).toEqual([0, 0])
  expect((await server.inject(linkOf('a'))).body).toBe('NOT_FOUND')
  expect([asked, opened.length]).toEqual([1, 0])
  await server.close()
})

it('asked for its headers alone, a file is opened and left', async () => {
  const { server, opened } = open()
  const { headers, body } = await server.inject({ method: 'HEAD', url: linkOf('a') })
  expect([headers['content-length'], body, opened[0]!.destroyed]).toEqual(['4', '', true])
  await server.close()
})
