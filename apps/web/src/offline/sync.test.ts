// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configureAt } from '../api/configure.testing.ts'
import { connection } from '../api/connection.ts'
import { knowCompany } from '../session/company.ts'
import { sessionStore, type SessionState } from '../session/store.ts'
import type { KeptAct } from './acts.ts'
import { journal, keepAct, numberActs, openJournal } from './journal.ts'
import { patienceFor } from './sending.ts'
import { sendNow, sendWhenBack } from './sync.ts'

// Test environments have no database of the browser's: this one holds what the real journal writes.
vi.mock('./database.ts', async () => {
  const { memoryDatabase } = await import('./memory.testing.ts')
  const database = memoryDatabase()
  return { offlineDatabase: async () => database }
})

interface Line {
  readonly clocking_uuid: string
  readonly device_seq: number
}
let server: Server
/** What has reached the server, sending by sending; and what it has recorded, as the product's does: each act once. */
let sendings: Line[][] = []
let recorded: string[] = []
/** Sendings whose answer nobody hears. */
let swallowed = 0

async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of asked) body += String(piece)
  const { clockings } = JSON.parse(body) as { clockings: Line[] }
  sendings.push(clockings)
  const results = clockings.map(({ clocking_uuid }) => {
    const isKnown = recorded.includes(clocking_uuid)
    if (!isKnown) recorded.push(clocking_uuid)
    return { clocking_uuid, status: isKnown ? 'known' : 'recorded' }
  })
  if (sendings.length <= swallowed) return
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }))
}

const act = (): KeptAct => ({
  clockingUuid: crypto.randomUUID(),
  owner: 'ACME/7',
  state: 'fresh',
  deviceSeq: null,
  happenedAt: '2026-10-12T05:00:00Z' as KeptAct['happenedAt'],
  refused: null,
  facts: { shiftId: 3, act: 'start', siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: null },
  input: { shiftId: 3, isStart: true, clockingUuid: '', deviceAt: '2026-10-12T05:00:00Z', driftSeconds: 0 } as KeptAct['input'],
})
/** An act that lies in the journal. */
async function kept(): Promise<string> {
  const one = act()
  await keepAct({ ...one, input: { ...one.input, clockingUuid: one.clockingUuid } })
  return one.clockingUuid
}
const isSent = () => vi.waitFor(() => expect(journal.get().acts).toEqual([]), { timeout: 20_000, interval: 20 })
const hasReached = (count: number) => vi.waitFor(() => expect(sendings).toHaveLength(count), { timeout: 20_000, interval: 20 })
const uuidsOf = (lines: readonly Line[] = []) => lines.map(({ clocking_uuid }) => clocking_uuid)

beforeAll(async () => {
  server = createServer((asked, reply) => void answer(asked, reply))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  configureAt(() => (server.address() as AddressInfo).port)
  knowCompany('ACME')
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 7, role: 'resource' } } } as unknown as SessionState)
  await openJournal()
  sendWhenBack()
})
beforeEach(() => {
  ;[sendings, recorded, swallowed] = [[], [], 0]
  connection.set('live')
})
afterEach(isSent)
afterAll(() => {
  server.closeAllConnections()
  vi.unstubAllGlobals()
})

test('many acts are given more time than one, and none more than half a minute', () => {
  expect(patienceFor(1)).toBeLessThan(11_000)
  expect(patienceFor(100)).toBeLessThanOrEqual(30_000)
  expect(patienceFor(100)).toBeGreaterThan(2 * patienceFor(1))
})

const linesBack = [
  ['the browser says that it is online', () => window.dispatchEvent(new Event('online'))],
  [
    'the socket is connected anew',
    () => {
      connection.set('opening')
      connection.set('live')
    },
  ],
] as const

test.each(linesBack)('a sending that stalls is begun anew when %s, and nothing is recorded twice', { timeout: 30_000 }, async (_, back) => {
  swallowed = 1
  const uuids = [await kept(), await kept()]
  void sendNow()
  await hasReached(1)
  back()
  await isSent()
  // Long before its own time was over: the journal was sent twice in all, the same acts under the same numbers.
  expect(sendings).toHaveLength(2)
  expect(sendings[1]).toEqual(sendings[0])
  expect(recorded).toEqual(uuids)
})

test('one that is answered is not begun anew', async () => {
  const uuid = await kept()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await isSent()
  await new Promise((later) => setTimeout(later, 2500))
  expect(sendings.map(uuidsOf)).toEqual([[uuid]])
})

test('an act that was kept while the line seems to stand goes out by itself', async () => {
  const uuid = await kept()
  await numberActs('ACME/7')
  await isSent()
  expect(recorded).toEqual([uuid])
})

test('acts that are made while a sending stalls follow it, and keep their order', { timeout: 30_000 }, async () => {
  swallowed = 1
  const first = await kept()
  void sendNow()
  await hasReached(1)
  const second = await kept()
  await numberActs('ACME/7')
  window.dispatchEvent(new Event('online'))
  await isSent()
  expect(sendings.map(uuidsOf)).toEqual([[first], [first], [second]])
  expect(sendings.flat().map(({ device_seq }) => device_seq - sendings[0]![0]!.device_seq)).toEqual([0, 0, 1])
})
