// @vitest-environment node
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryObserver } from '@tanstack/react-query'
import { Server } from 'socket.io'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { configureAt } from './configure.testing.ts'
import { connection } from './connection.ts'
import { RefusedError } from './errors.ts'
import { prepare, queries } from './queries.ts'
import { closeSocket, isSocketLive, openSocket, sendBySocket } from './socket.ts'

let http: HttpServer
let io: Server
let port = 0
const envelopes: Record<string, unknown>[] = []

/** A server that keeps what it is asked: it answers /refused with a refusal and all else with the path. */
async function listen(): Promise<void> {
  http = createServer()
  io = new Server(http, { path: '/socket' })
  io.on('connection', (socket) => {
    socket.on('request', (envelope: Record<string, unknown>, acknowledge: (answer: unknown) => void) => {
      envelopes.push(envelope)
      const refused = { status: 409, error: { code: 'NO_CLOCKING', message: 'Aucun service' } }
      acknowledge(envelope['path'] === '/refused' ? refused : { status: 200, data: envelope['path'] })
    })
  })
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
}
const shut = () => io.close()

beforeAll(async () => {
  await listen()
  configureAt(() => port, { language: () => 'de' })
  await openSocket()
  await vi.waitUntil(isSocketLive)
})
afterAll(async () => {
  closeSocket()
  await shut()
})

it('a request carries the method, the path, the values and the whole envelope', async () => {
  expect(await sendBySocket({ method: 'GET', path: '/news', payload: { limit: 3 } })).toBe('/news')
  expect(envelopes.at(-1)).toEqual({
    method: 'GET',
    path: '/news',
    payload: { limit: 3 },
    apiVersion: '1.8.0',
    clientCode: 'ACME',
    apiCode: 'ACME',
    accessToken: '1.token',
    isClockingApp: false,
    uuid: '00000000-0000-4000-8000-000000000001',
    language: 'de',
  })
})

it('a refusal comes back with its status, its code and its sentence', async () => {
  const refused = await sendBySocket({ method: 'PUT', path: '/refused', payload: {} }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RefusedError)
  expect(refused).toMatchObject({ status: 409, code: 'NO_CLOCKING', message: 'Aucun service' })
})

it('what is asked while somebody signs out is not asked any more, in nobody’s name and not in that of whoever is in next', async () => {
  const from = envelopes.length
  prepare(readSite, { siteId: 7 })
  queries.clear()
  prepare(readSite, { siteId: 8 })
  await vi.waitUntil(() => envelopes.length > from)
  expect(envelopes.slice(from).map(({ path }) => path)).toEqual(['/sites/8'])
  queries.clear()
})

it('after three failed tries the line is lost, and however long it was, it comes back by itself', { timeout: 60_000 }, async () => {
  const seen: string[] = []
  const stop = connection.subscribe(() => seen.push(connection.get()))
  await shut()
  await vi.waitFor(() => expect(connection.get()).toBe('lost'), { timeout: 30_000, interval: 50 })
  expect(seen[0]).toBe('opening')
  await listen()
  await vi.waitFor(() => expect(connection.get()).toBe('live'), { timeout: 20_000, interval: 50 })
  expect(await sendBySocket({ method: 'GET', path: '/again', payload: {} })).toBe('/again')
  stop()
})

it('an event ages what no screen shows: it is asked anew when it is shown again; what was asked ahead just now stays new', async () => {
  await import('./live.ts')
  await vi.waitUntil(isSocketLive)
  const held = (key: string, at: number) => queries.setQueryData([key], 'seen', { updatedAt: at })
  const [old, fresh] = [Date.now() - 5000, Date.now() + 60_000]
  held('unseen', old)
  held('ahead', fresh)
  held('shown', old)
  const stop = new QueryObserver(queries, { queryKey: ['shown'], queryFn: () => 'seen', staleTime: 60_000 }).subscribe(() => undefined)
  const isAged = (key: string) => queries.getQueryState([key])?.isInvalidated
  io.emit('shiftClocked', {})
  await vi.waitUntil(() => isAged('unseen'))
  expect([isAged('ahead'), isAged('shown')]).toEqual([false, false])
  stop()
  queries.clear()
})
