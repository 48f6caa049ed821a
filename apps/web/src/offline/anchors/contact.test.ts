// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { role } from '@vigie/contract/access.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import { connection } from '../../api/connection.ts'
import { serverNow } from '../../session/clock.ts'
import { knowCompany } from '../../session/company.ts'
import { endSession } from '../../session/ending.ts'
import { sessionStore, type SessionState } from '../../session/store.ts'
import type { QueuedAct } from '../acts.ts'
import { offlineDatabase } from '../database.ts'
import { journal, keepAct, openJournal, takeOn } from '../journal.ts'
import { lastAnchor, readAnchors } from './anchors.ts'
import { keepInContact, meet } from './contact.ts'

vi.mock('../database.ts', async () => {
  const { memoryDatabase } = await import('../memory.testing.ts')
  const database = memoryDatabase()
  return { offlineDatabase: async () => database }
})

let server: Server
/** What each contact has told, by its address. */
let contacts: { path: string; held: { clocking_uuid: string }[] }[] = []
let isThere = true

async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of asked) body += String(piece)
  if (!isThere) return void reply.destroy()
  contacts.push({ path: asked.url!, held: (JSON.parse(body) as { held: { clocking_uuid: string }[] }).held })
  const anchor = { anchor: `signed ${contacts.length}`, anchor_at: '2026-10-12T05:00:00Z' }
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(anchor))
}
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = { onLine: true, locks: navigator.locks }
const signIn = (id: number, as: string = role.agent) =>
  sessionStore.set({ phase: 'ready', exchange: { user: { id, role: as } } } as unknown as SessionState)
/** So many contacts have been answered, and the last answer is known here. */
const met = (count: number) =>
  vi.waitFor(() => {
    expect(contacts).toHaveLength(count)
    const { user } = (sessionStore.get() as { exchange: { user: { id: number } } }).exchange
    expect(lastAnchor(`ACME/${user.id}`)?.anchor).toBe(`signed ${count}`)
  })

beforeAll(async () => {
  server = createServer((asked, reply) => void answer(asked, reply))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  configureAt(() => (server.address() as AddressInfo).port)
  knowCompany('ACME')
  await openJournal()
})
beforeEach(() => {
  contacts = []
  isThere = true
  vi.restoreAllMocks()
})
afterAll(() => {
  server.closeAllConnections()
  vi.unstubAllGlobals()
})

/** Another run of the page, as far as the steady clock goes: nothing of this one's anchors is younger than it looks. */
const laterBy = (milliseconds: number) => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds)
}

test('a contact gives the anchor of the acts to come, sets the clock, and lies on the disk for a start without network', async () => {
  signIn(7)
  await meet()
  expect(contacts).toEqual([{ path: '/api/clockings/anchor', held: [] }])
  expect(lastAnchor('ACME/7')).toEqual({ anchor: 'signed 1', anchorAt: '2026-10-12T05:00:00Z', elapsedSeconds: 0 })
  expect(serverNow().slice(0, 18)).toBe('2026-10-12T05:00:0')
  expect(await (await offlineDatabase()).get('counters', 'anchor ACME/7')).toEqual({ anchor: 'signed 1', anchorAt: '2026-10-12T05:00:00Z' })
})

test('an anchor of another run is carried without seconds: how long ago it came nobody can tell', async () => {
  await (await offlineDatabase()).put('counters', { anchor: 'of yesterday', anchorAt: '2026-10-11T05:00:00Z' as never }, 'anchor ACME/8')
  await (await offlineDatabase()).put('counters', 12, 'deviceSeq')
  await readAnchors()
  expect(lastAnchor('ACME/8')).toEqual({ anchor: 'of yesterday', anchorAt: '2026-10-11T05:00:00Z', elapsedSeconds: null })
  // One of this run is never replaced by what the disk holds.
  expect(lastAnchor('ACME/7')?.elapsedSeconds).not.toBeNull()
})

test('a contact tells what waits, and not what is being sent as it happens', async () => {
  const one = { owner: 'ACME/7', refused: null, happenedAt: '2026-10-12T05:00:00Z' }
  const input = { shiftId: 3, isStart: true, isForced: false, deviceAt: '2026-10-12T05:00:00Z', driftSeconds: 0 }
  const [waiting, fresh, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const acts = [
    { ...one, clockingUuid: waiting, state: 'waiting', deviceSeq: 4, facts: { shiftId: 3, act: 'start' } },
    { ...one, clockingUuid: fresh, state: 'fresh', deviceSeq: null, facts: { shiftId: 3, act: 'end' } },
    { ...one, clockingUuid: other, owner: 'ACME/8', state: 'waiting', deviceSeq: 5, facts: { shiftId: 3, act: 'start' } },
  ].map((kept) => ({ ...kept, input: { ...input, clockingUuid: kept.clockingUuid } })) as unknown as QueuedAct[]
  for (const kept of acts) await keepAct(kept)
  await meet()
  expect(contacts[0]!.held).toEqual([{ clocking_uuid: waiting, digest: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  await takeOn(new Map(journal.get().acts.map(({ clockingUuid }) => [clockingUuid, { type: 'recorded' }])))
})

test('a contact that nobody answers leaves the last anchor as it was', async () => {
  isThere = false
  const before = lastAnchor('ACME/7')!.anchor
  await expect(meet()).rejects.toThrow('offline')
  expect(lastAnchor('ACME/7')!.anchor).toBe(before)
  network.onLine = false
  await meet()
  expect(contacts).toEqual([])
  network.onLine = true
})

test('a phone asks when it is looked at again and its anchor is not of a moment ago, and when somebody else signs in', async () => {
  keepInContact()
  await met(1)
  page.dispatchEvent(new Event('visibilitychange'))
  connection.set('opening')
  connection.set('live')
  // So long that a contact which somebody began would have come.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(contacts).toHaveLength(1)
  laterBy(45_000)
  page.dispatchEvent(new Event('visibilitychange'))
  await met(2)
  window.dispatchEvent(new Event('online'))
  await met(3)
  signIn(9)
  await met(4)
})

test('a manager at a tablet that is being paired is given none', async () => {
  signIn(2, role.manager)
  await meet()
  expect(contacts).toEqual([])
})

test('signing out leaves no anchor of the person behind', async () => {
  signIn(7)
  await vi.waitFor(() => expect(contacts.length).toBeGreaterThan(0))
  endSession('signedOut')
  await vi.waitFor(async () => expect(await (await offlineDatabase()).getAllKeys('counters')).toEqual(['deviceSeq']))
  expect(lastAnchor('ACME/7')).toBeNull()
})
