// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { shift as shiftShape } from '@vigie/contract/shifts/shifts.ts'
import { configureAt } from '../api/configure.testing.ts'
import { connection } from '../api/connection.ts'
import { encode } from '../api/wire.ts'
import { shiftAt } from '../domains/shifts/shifts.testing.ts'
import { knowCompany } from '../session/company.ts'
import { sessionStore, type SessionState } from '../session/store.ts'
import type { QueuedAct } from './acts.ts'
import { journal, keepAct, openJournal } from './journal.ts'
import { numberActs } from './numbering.ts'
import { lastAnchor } from './anchors/anchors.ts'
import { acknowledge } from './queue.ts'
import { lineOf, patienceFor } from './sending.ts'
import { stampNow } from './stamp.ts'
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
interface Age {
  readonly clocking_uuid: string
  readonly seconds: number
}
interface Held {
  readonly clocking_uuid: string
  readonly digest: string
}
let server: Server
/** What has reached the server, sending by sending; and what it has recorded, as the product's does: each act once. */
let sendings: Line[][] = []
let recorded: string[] = []
/** Sendings whose answer nobody hears. */
let swallowed = 0
/** Acts that the server does not believe by itself. */
const doubted = new Map<string, 'clock' | 'order'>()
/** What it was told of the age of each sending's acts; and what waited at each contact, with the sendings that came before. */
let ages: Age[][] = []
let contacts: Held[][] = []
const anchor = { anchor: 'signed', anchor_at: '2026-10-12T05:00:00Z' }
const shift = encode(shiftShape, {
  ...shiftAt('2026-10-12T05:00:00Z', '2026-10-12T15:00:00Z'),
  arrivedAt: '2026-10-12T05:12:00Z' as Instant,
})

async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of asked) body += String(piece)
  const given = JSON.parse(body) as { clockings?: Line[]; ages?: Age[]; held?: Held[] }
  const { clockings } = given
  if (!clockings) {
    contacts.push(given.held!)
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(anchor))
    return
  }
  sendings.push(clockings)
  ages.push(given.ages ?? [])
  const results = clockings.map(({ clocking_uuid }) => {
    const isKnown = recorded.includes(clocking_uuid)
    if (!isKnown) recorded.push(clocking_uuid)
    const doubt = doubted.get(clocking_uuid) ?? null
    return { clocking_uuid, status: isKnown ? 'known' : 'recorded', doubt, ...(doubt && { message: 'L’heure a changé.', shift }) }
  })
  if (sendings.length <= swallowed) return
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results, ...anchor }))
}

/** Each act is of a service of its own. */
let shifts = 0
const act = (): QueuedAct => ({
  clockingUuid: crypto.randomUUID(),
  owner: 'ACME/7',
  state: 'fresh',
  deviceSeq: null,
  happenedAt: '2026-10-12T05:00:00Z' as QueuedAct['happenedAt'],
  refused: null,
  facts: { shiftId: (shifts += 1), act: 'start', siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: null },
  input: {
    shiftId: 3,
    isStart: true,
    isForced: false,
    clockingUuid: '',
    deviceAt: '2026-10-12T05:00:00Z',
    driftSeconds: 0,
  } as QueuedAct['input'],
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
  ;[sendings, recorded, swallowed, ages, contacts] = [[], [], 0, [], []]
  doubted.clear()
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

test('an act that an earlier version has kept, without anchor and without number, is sent as it lies', async () => {
  const uuid = await kept()
  void sendNow()
  await isSent()
  expect(sendings[0]).toEqual([
    {
      vacation_id: 3,
      isPds: true,
      is_forced: false,
      clocking_uuid: uuid,
      device_at: '2026-10-12T05:00:00Z',
      drift_seconds: 0,
      device_seq: expect.any(Number),
      sequence_uuid: expect.any(String),
      proof: null,
    },
  ])
  expect(ages).toEqual([[]])
  // What the server has given with its answer is what the next act carries.
  expect(lastAnchor('ACME/7')).toMatchObject({ anchor: 'signed', anchorAt: '2026-10-12T05:00:00Z' })
})

test('one that this run has made says how old it is when it is sent', async () => {
  const one = act()
  const { stamp } = stampNow(one)
  await keepAct({ ...one, input: { ...one.input, clockingUuid: one.clockingUuid, ...stamp } })
  void sendNow()
  await isSent()
  expect(ages).toEqual([[{ clocking_uuid: one.clockingUuid, seconds: expect.any(Number) }]])
  expect(ages[0]![0]!.seconds).toBeLessThan(20)
})

test('what goes in several sendings is told before each that others follow, by the digest of what is sent', async () => {
  const uuids: string[] = []
  for (let at = 0; at < 120; at += 1) uuids.push(await kept())
  await numberActs('ACME/7')
  const lines = new Map(journal.get().acts.map((one) => [one.clockingUuid, lineText(lineOf(one))]))
  await isSent()
  expect(sendings.map(({ length }) => length)).toEqual([100, 20])
  expect(contacts.map((held) => held.map(({ clocking_uuid }) => clocking_uuid))).toEqual([uuids])
  for (const { clocking_uuid, digest } of contacts[0]!) {
    expect(digest).toBe(createHash('sha256').update(lines.get(clocking_uuid)!).digest('hex'))
  }
})

test('an act that a manager must confirm stays with its sentence until it is read, and is sent no more', async () => {
  const uuid = await kept()
  doubted.set(uuid, 'clock')
  await sendNow()
  expect(journal.get().acts).toMatchObject([{ clockingUuid: uuid, state: 'unconfirmed', refused: 'L’heure a changé.' }])
  await sendNow()
  expect(sendings).toHaveLength(1)
  await acknowledge([{ clockingUuid: uuid }])
})

test('one that stands beside another act of its service keeps its own time', async () => {
  const [placed, beside] = [await kept(), await kept()]
  doubted.set(placed, 'clock').set(beside, 'order')
  await sendNow()
  expect(journal.get().acts).toMatchObject([
    { clockingUuid: placed, happenedAt: '2026-10-12T05:12:00Z' },
    { clockingUuid: beside, happenedAt: '2026-10-12T05:00:00Z' },
  ])
  await acknowledge([{ clockingUuid: placed }, { clockingUuid: beside }])
})
