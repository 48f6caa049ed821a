// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lineOpened } from '@vigie/contract/auth/sessions.events.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { Server, type Socket } from 'socket.io'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { configureAt } from '../api/configure.testing.ts'
import { closeSocket, isSocketLive, openSocket } from '../api/socket.ts'
import { setClock } from './clock.ts'
import { followRights } from './rights.ts'
import { sessionStore, type Exchange } from './store.ts'

const http = createServer()
const io = new Server(http, { path: '/socket' })
/** What holds on the server when a line opens. */
let holds: string | null = 'one'
let asked = 0
io.on('connection', (socket: Socket) => {
  socket.emit(lineOpened.name, { session_version: holds, now: '2026-10-12T06:00:00Z' })
  socket.on('request', ({ path }: { path: string }, answer: (what: unknown) => void) => {
    if (path === readSession.path) asked++
    answer({ status: 503, error: { code: 'BUSY', message: '' } })
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  configureAt(() => (http.address() as AddressInfo).port)
})
let stop = () => {}
afterEach(() => {
  stop()
  closeSocket()
})
afterAll(async () => {
  await io.close()
  // The line has told another time.
  setClock(instantOf(Date.now()))
})

const judge = () => Promise.resolve()
/** A page that was told a version of its session opens its line; answers once the line has said what it says first. */
async function open(told: string): Promise<void> {
  asked = 0
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 1 }, sessionVersion: told } as Exchange })
  await openSocket()
  await vi.waitUntil(isSocketLive)
  // Whatever is said first comes before the answer to this.
  await import('../api/socket.ts').then(({ sendBySocket }) =>
    sendBySocket({ method: 'GET', path: '/other', payload: {} }).catch(() => undefined),
  )
}

it('a page whose line says that the session is what it was told asks nothing more', async () => {
  holds = 'one'
  stop = followRights(judge)
  await open('one')
  expect(asked).toBe(0)
})

it.each([
  ['has other rights by now', 'two'],
  ['is no more', null],
])('a session that %s is read anew as soon as the line stands, once', async (_, now) => {
  holds = now
  stop = followRights(judge)
  await open('one')
  await vi.waitUntil(() => asked > 0)
  expect(asked).toBe(1)
})

it('is read anew also where the frame comes after the line', async () => {
  holds = 'two'
  await open('one')
  expect(asked).toBe(0)
  stop = followRights(judge)
  await vi.waitUntil(() => asked > 0)
})

it('is read anew where it has changed while the line was down', async () => {
  holds = 'one'
  stop = followRights(judge)
  await open('one')
  holds = 'two'
  io.disconnectSockets()
  await vi.waitUntil(() => asked > 0)
})
