import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import type { ActFate } from '../../api/errors.ts'
import { connection } from '../../api/connection.ts'
import { knowCompany } from '../../session/company.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { currentOwner } from '../owner.ts'
import { keeper } from './keeper.ts'
import { outgoing, ownOutgoing, readOutgoing } from './outgoing.ts'
import { onSettled, settleOutgoing } from './settle.ts'

/** What the server does with an act: does it and says so, does it and stays silent, answers a status, lets it hang, or closes the line. */
export type Way = 'does' | 'does unheard' | 'hangs' | 'is gone' | number

/** A server that knows acts by their ids as ours does (sent_calls), for tests of what is kept. */
export const server = {
  way: 'does' as Way,
  /** The ways of single acts, by what their bodies or addresses hold. */
  ways: {} as Record<string, Way>,
  code: 'CONFLICT',
  /** What has been done, in its order: `who method path values`. */
  done: [] as string[],
  /** What has come, with the ids of acts. */
  heard: [] as string[],
  fates: new Map<string, 'done' | 'withdrawn'>(),
  /** Lets withdrawals that hang be answered. */
  goOn: [] as (() => void)[],
}
/** What was told: `kind outcome`. */
export const told: string[] = []

/** One is signed in by a token of his own; null: nobody. */
export function signIn(id: number | null): void {
  sessionStore.set({ phase: 'ready', exchange: { user: id && { id, role: 'resource' } } as unknown as Exchange })
}
const tokenNow = (): string | null => {
  const id = sessionStore.get().exchange?.user?.id
  return id ? `1.of-${id}` : null
}

async function respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
  answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
  if (asked.method === 'OPTIONS') return void answer.writeHead(204).end()
  const body = await text(asked)
  const who = (asked.headers.authorization ?? '').replace('Bearer 1.of-', '')
  const what = `${who} ${asked.method} ${asked.url!.replace('/api', '')}${body}`
  if (asked.url === '/api/calls/withdraw') {
    const { call_id: id } = JSON.parse(body) as { call_id: string }
    const way = server.ways['withdraw'] ?? server.way
    if (way === 'is gone') return void answer.destroy()
    server.heard.push(`${who} withdraw ${id}`)
    if (server.ways['withdraw'] === 'hangs') await new Promise<void>((resolve) => server.goOn.push(resolve))
    const fate = server.fates.get(`${who} ${id}`) ?? 'withdrawn'
    server.fates.set(`${who} ${id}`, fate)
    return void answer.end(JSON.stringify({ fate }))
  }
  const id = `${who} ${asked.headers['x-call-id']}`
  const way = Object.entries(server.ways).find(([part]) => what.includes(part))?.[1] ?? server.way
  if (way === 'is gone') return void answer.destroy()
  server.heard.push(`${id} ${what.slice(who.length + 1)}`)
  if (way === 'hangs') return
  const refused = (status: number, code: string) => void answer.writeHead(status).end(JSON.stringify({ code, message: 'Déjà traitée.' }))
  if (typeof way === 'number') return refused(way, server.code)
  if (server.fates.has(id)) return refused(409, server.fates.get(id) === 'done' ? 'CALL_DONE' : 'CALL_WITHDRAWN')
  server.fates.set(id, 'done')
  server.done.push(what)
  if (way === 'does unheard') return void answer.destroy()
  answer.end(JSON.stringify({ success: true }))
}

/** Prepares such a server, somebody (3) who is signed in, and an empty device. */
export function readyForOutgoing(): void {
  let http: Server
  onSettled(({ kind, outcome }) => told.push(`${kind} ${outcome}`))
  beforeAll(async () => {
    http = createServer((asked, answer) => void respond(asked, answer))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    knowCompany('ACME')
    configureAt(() => (http.address() as AddressInfo).port, { owner: currentOwner, token: tokenNow })
  })
  afterAll(() => {
    http.closeAllConnections()
    http.close()
  })
  beforeEach(() => {
    for (const { callId } of outgoing.get()) keeper.drop(callId)
    localStorage.clear()
    readOutgoing()
    signIn(3)
    connection.set('live')
    Object.assign(server, { way: 'does', ways: {}, code: 'CONFLICT', done: [], heard: [], fates: new Map(), goOn: [] })
    told.length = 0
  })
  afterEach(async () => {
    signIn(null)
    http.closeAllConnections()
    await settleOutgoing()
  })
}

/** So many calls have come, also on a machine that is kept busy. */
export const hasHeard = (count = 1): Promise<void> => vi.waitFor(() => expect(server.heard).toHaveLength(count), { timeout: 20_000 })
export const states = (): string[] => ownOutgoing().map(({ state, why }) => [state, why].filter(Boolean).join(' '))
/** What became of an act as its form is told. */
export const fateOf = (sent: Promise<unknown>): Promise<ActFate | 'sent' | number | undefined> =>
  sent.then(
    () => 'sent' as const,
    (error: { fate?: ActFate; status?: number }) => error.fate ?? error.status,
  )

/** Nothing more can be stored, until `vi.unstubAllGlobals()`. */
export function fillStorage(): void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const full: ProxyHandler<Storage> = {
    get: (stored, name) => {
      const value: unknown = name === 'setItem' ? setItem : Reflect.get(stored, name)
      return typeof value === 'function' ? (value.bind(stored) as unknown) : value
    },
  }
  vi.stubGlobal('localStorage', new Proxy(localStorage, full))
}
