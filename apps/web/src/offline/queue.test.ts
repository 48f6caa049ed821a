// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receiptPayload, receiptText, type ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { shift as shiftShape } from '@vigie/contract/shifts/shifts.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configureAt } from '../api/configure.testing.ts'
import { encode } from '../api/wire.ts'
import { shiftAt } from '../domains/shifts/shifts.testing.ts'
import type { NewAct } from './acts.ts'
import { journal, openJournal, takeOn } from './journal.ts'
import { onOutcome, onRecorded, type Report } from './outcomes.ts'
import { acknowledge, submit } from './queue.ts'
import { sendWaiting } from './sync.ts'

// Test environments have no database of the browser's: this one holds what the real journal writes, until it is full.
const disk = vi.hoisted(() => ({ isFull: false, receipts: [] as unknown[], failing: 0 }))
vi.mock('./database.ts', async () => {
  const { memoryDatabase } = await import('./memory.testing.ts')
  const database = memoryDatabase()
  return { offlineDatabase: async () => (disk.isFull ? Promise.reject(new Error('full')) : database) }
})
// And this one receipts, once nothing is wrong with it.
vi.mock('./receipts/database.ts', () => {
  const store = { put: async (row: unknown) => void disk.receipts.push(row), count: async () => 0 }
  const transaction = () => {
    if (disk.failing > 0) throw ((disk.failing -= 1), new DOMException('the connection was closed', 'InvalidStateError'))
    return { store, done: Promise.resolve() }
  }
  return { receiptsDatabase: async () => ({ transaction }), closeReceipts: async () => undefined }
})

const recorded = shiftAt('2026-10-12T05:00:00Z', '2026-10-12T15:00:00Z')
let server: Server
let answers: [number, unknown][] = []
const network = { onLine: true, locks: navigator.locks }

/** Each act is of a service of its own. */
let shifts = 0
const anchor = { anchor: 'signed', anchor_at: '2026-10-12T05:00:00Z' }

const act = (): NewAct => {
  const clockingUuid = crypto.randomUUID()
  return {
    clockingUuid,
    owner: 'ACME/7',
    happenedAt: '2026-10-12T05:00:00Z' as NewAct['happenedAt'],
    facts: { shiftId: (shifts += 1), act: 'start', siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: null },
    input: { shiftId: 3, isStart: true, clockingUuid, deviceAt: '2026-10-12T05:00:00Z', driftSeconds: 0 } as NewAct['input'],
  }
}
/** What is told of an act from its submission on. */
async function toldOf(one: NewAct, retryAfterMs: readonly number[] = []): Promise<Report['outcome'][]> {
  const told: Report['outcome'][] = []
  const stop = onOutcome((reports) =>
    told.push(...reports.filter((report) => report.act.clockingUuid === one.clockingUuid).map(({ outcome }) => outcome)),
  )
  await submit(one, retryAfterMs)
  stop()
  return told
}
/** Nothing lies in the journal any more. */
const clear = () => takeOn(new Map(journal.get().acts.map(({ clockingUuid }) => [clockingUuid, { type: 'recorded' }])))
const held = () => journal.get().acts.map(({ clockingUuid, state, deviceSeq }) => [clockingUuid, state, deviceSeq])

beforeAll(async () => {
  server = createServer((_, reply) => {
    const [status, body] = answers.shift() ?? [502, {}]
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
  configureAt(() => (server.address() as AddressInfo).port)
  await openJournal()
})
beforeEach(() => {
  ;[answers, network.onLine, disk.isFull] = [[], true, false]
})
afterAll(() => server.closeAllConnections())

test('the journal is open while the browser still asks whether what it keeps may stay, and nobody answers', async () => {
  vi.stubGlobal('navigator', { ...network, storage: { persist: () => new Promise(() => {}) } })
  journal.set({ state: 'closed', acts: [] })
  await openJournal()
  expect(journal.get().state).toBe('open')
  vi.stubGlobal('navigator', network)
})

test('an act that the server records is told once, with its shift, and leaves the journal', async () => {
  answers = [[200, { shift: encode(shiftShape, recorded), receipt: 'VR1.a.b.c' }]]
  expect(await toldOf(act())).toMatchObject([{ kind: 'recorded', shift: { id: recorded.id }, unconfirmed: null }])
  expect(held()).toEqual([])
})

test('its shift is told before it leaves the journal: what was finished is not offered again in between', async () => {
  answers = [[200, { shift: encode(shiftShape, recorded), receipt: 'VR1.a.b.c' }]]
  const seen: string[] = []
  const stops = [
    onRecorded((shifts) => seen.push(`shift ${shifts[0]!.id}`)),
    journal.subscribe(() => seen.push(`${journal.get().acts.length} in the journal`)),
  ]
  await submit(act())
  for (const stop of stops) stop()
  expect(seen).toEqual(['1 in the journal', `shift ${recorded.id}`, '0 in the journal'])
})

test('a refusal that the screen says at once need not be read a second time', async () => {
  answers = [[409, { code: 'NO_CLOCKING', message: 'Aucun service.' }]]
  const states: (string | undefined)[] = []
  const stop = journal.subscribe(() => states.push(journal.get().acts[0]?.state))
  expect(await toldOf(act())).toEqual([{ kind: 'refused', code: 'NO_CLOCKING', message: 'Aucun service.' }])
  stop()
  expect(states).toEqual(['fresh', undefined])
})

test('where something before the server answers it is tried again, each time told, and then recorded', async () => {
  answers = [
    [502, {}],
    [503, {}],
    [200, { shift: encode(shiftShape, recorded), receipt: 'VR1.a.b.c' }],
  ]
  const told = await toldOf(act(), [1, 1])
  expect(told.map((outcome) => (outcome.kind === 'sending' ? outcome.unanswered : outcome.kind))).toEqual([1, 2, 'recorded'])
})

test('an act that can neither be sent nor written is told not to be kept', async () => {
  ;[network.onLine, disk.isFull] = [false, true]
  expect(await toldOf(act())).toEqual([{ kind: 'notKept' }])
})

test('without network acts are kept in their order under growing numbers; the next one that goes takes them along', async () => {
  network.onLine = false
  const [first, second, third] = [act(), act(), act()]
  expect([await toldOf(first), await toldOf(second)]).toEqual([[{ kind: 'kept' }], [{ kind: 'kept' }]])
  expect(held()).toEqual([
    [first.clockingUuid, 'waiting', 1],
    [second.clockingUuid, 'waiting', 2],
  ])
  network.onLine = true
  const shift = encode(shiftShape, recorded)
  const refused = { clocking_uuid: second.clockingUuid, status: 'refused', code: 'NO_CLOCKING', message: 'Aucun service.', doubt: null }
  answers = [
    [
      200,
      {
        results: [
          { clocking_uuid: first.clockingUuid, status: 'recorded', doubt: null, shift },
          refused,
          { clocking_uuid: third.clockingUuid, status: 'recorded', doubt: null, shift },
        ],
        ...anchor,
      },
    ],
  ]
  const all: string[] = []
  const stop = onOutcome((reports) => all.push(...reports.map((report) => `${report.act.clockingUuid} ${report.outcome.kind}`)))
  await submit(third)
  stop()
  expect(all).toEqual([`${first.clockingUuid} recorded`, `${second.clockingUuid} refused`, `${third.clockingUuid} recorded`])
  expect(held()).toEqual([[second.clockingUuid, 'refused', 2]])
})

test('what goes behind others and is to be confirmed says so on the screen, and need not be read a second time', async () => {
  const shift = encode(shiftShape, recorded)
  network.onLine = false
  const [first, second] = [act(), act()]
  await toldOf(first)
  network.onLine = true
  const doubtful = { status: 'recorded', doubt: 'clock', message: 'L’heure du téléphone a changé.', shift }
  answers = [[200, { results: [first, second].map(({ clockingUuid }) => ({ clocking_uuid: clockingUuid, ...doubtful })), ...anchor }]]
  expect(await toldOf(second)).toMatchObject([{ kind: 'recorded', unconfirmed: 'L’heure du téléphone a changé.' }])
  // The one that nobody was looking at waits to be read.
  expect(held().filter(([uuid]) => uuid === first.clockingUuid)).toEqual([[first.clockingUuid, 'unconfirmed', expect.any(Number)]])
  expect(held().filter(([uuid]) => uuid === second.clockingUuid)).toEqual([])
  await acknowledge([first])
  expect(held().filter(([uuid]) => uuid === first.clockingUuid)).toEqual([])
})

test('the same arrival tapped again while the first waits is not written twice', async () => {
  network.onLine = false
  const first = act()
  await toldOf(first)
  const before = held()
  expect(await toldOf({ ...first, clockingUuid: crypto.randomUUID() })).toEqual([{ kind: 'same', at: first.happenedAt }])
  expect(held()).toEqual(before)
})

test('the same arrival that the server has already is told as what it is, and not as a refusal', async () => {
  await clear()
  answers = [[409, { code: 'ARRIVAL_KNOWN', message: 'Cette arrivée est déjà enregistrée (08:02).' }]]
  const one = act()
  expect(await toldOf(one)).toEqual([{ kind: 'known', message: 'Cette arrivée est déjà enregistrée (08:02).' }])
  expect(held()).toEqual([])
})

// What says nothing of the act itself, and may pass: each would have lost it.
const passing = [
  ['a server that is busy, or whose service is held', 503, { code: 'BUSY', message: 'Réessayez dans 5 s.' }],
  ['a server that is being maintained', 503, { code: 'MAINTENANCE', message: 'Maintenance.' }],
  ['too many calls', 429, { code: 'TOO_MANY_CALLS', message: 'Trop de demandes.' }],
  ['a session that has ended', 401, { code: 'UNAUTHORISED', message: 'Connectez-vous.' }],
  ['a password that must be changed first', 403, { code: 'PASSWORD_CHANGE_REQUIRED', message: 'Changez votre mot de passe.' }],
  ['a server of another version', 404, { code: 'CALL_UNKNOWN', message: 'Inconnu.' }],
  ['a server that does not know the company at the moment', 404, { code: 'COMPANY_UNKNOWN', message: 'Inconnue.' }],
  ['something before the server that lets nobody through', 403, {}],
  ['something before the server that finds none', 404, {}],
  ['something before the server that takes nothing so large', 413, {}],
] as const

test.each(passing)('an act that meets %s is kept, and goes by itself later', async (_, status, body) => {
  await clear()
  answers = [[status, body]]
  const one = act()
  expect(await toldOf(one)).toEqual([{ kind: 'kept' }])
  expect(held()).toEqual([[one.clockingUuid, 'waiting', expect.any(Number)]])
  // The next one that goes takes it along; alone it is answered the same, and waits on.
  answers = [[status, body]]
  expect(await toldOf(act())).toEqual([{ kind: 'kept' }])
  expect(held().map(([uuid, state]) => [uuid === one.clockingUuid, state])).toEqual([
    [true, 'waiting'],
    [false, 'waiting'],
  ])
  await clear()
})

test.each(['TICKET_DEAD', 'MANAGER_ACCESS_REQUIRED'])('%s of what ended while nobody answered takes no act with it', async (code) => {
  await clear()
  const dead = { code, message: 'Identifiez-vous à nouveau.' }
  answers = [
    [502, {}],
    [409, dead],
  ]
  expect((await toldOf(act(), [1])).at(-1)).toEqual({ kind: 'kept' })
  await clear()
  // Whoever waited too long before the act is told.
  answers = [[409, dead]]
  expect(await toldOf(act(), [1])).toMatchObject([{ kind: 'refused', code }])
})

const receiptOf = (clockingUuid: string): string => {
  const at = { happenedAt: '2026-10-12T05:00:00Z', recordedAt: '2026-10-12T05:00:00Z' }
  const said = { companyCode: 'ACME', siteId: 3, seq: 1, clockingUuid, kind: 'start', ...at, hash: 'ab'.repeat(32), keyId: 'A'.repeat(22) }
  return receiptText(receiptPayload(said as ReceiptSaid), 'AAE', 'B'.repeat(86))
}

test('an act whose receipt cannot be written waits, and leaves the journal once its receipt lies there', async () => {
  const one = act()
  const answer = { shift: encode(shiftShape, recorded), receipt: receiptOf(one.clockingUuid) }
  answers = [[200, answer]]
  disk.failing = 2
  expect(await toldOf(one)).toEqual([{ kind: 'kept' }])
  expect(held()).toEqual([[one.clockingUuid, 'waiting', expect.any(Number)]])
  const known = { clocking_uuid: one.clockingUuid, status: 'known', doubt: null, ...answer }
  answers = [[200, { results: [known], ...anchor }]]
  await sendWaiting('ACME/7')
  expect(held()).toEqual([])
  expect(disk.receipts).toMatchObject([{ clockingUuid: one.clockingUuid, text: answer.receipt }])
})

test('where nothing is kept an act is recorded all the same, with its receipt or without', async () => {
  const one = act()
  answers = [[200, { shift: encode(shiftShape, recorded), receipt: receiptOf(one.clockingUuid) }]]
  ;[disk.isFull, disk.failing] = [true, 2]
  expect(await toldOf(one)).toMatchObject([{ kind: 'recorded' }])
})
