// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { cancelDemand } from '@vigie/contract/demands/demands.ts'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { keepAct, outgoing, ownOutgoing, takeBack } from './outgoing.ts'
import { onSettled, settleOutgoing } from './settle.ts'

let status: number | null = 200
let isHanging = false
let code = 'CONFLICT'
let fate = 'withdrawn'
let server: Server
let heard: string[] = []
const told: string[] = []
onSettled(({ kind, outcome }) => told.push(`${kind} ${outcome}`))
beforeAll(async () => {
  const respond = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end()
    const body = await text(asked)
    const isWithdrawal = asked.url === '/api/calls/withdraw'
    if (status === null) return void answer.destroy()
    heard.push(
      isWithdrawal ? `withdraw ${(JSON.parse(body) as { call_id: string }).call_id}` : `${asked.method} ${asked.headers['x-call-id']}`,
    )
    if (isWithdrawal) return void answer.end(JSON.stringify({ fate }))
    // It is never answered.
    if (isHanging) return
    answer.writeHead(status).end(JSON.stringify(status === 200 ? { success: true } : { code, message: 'Déjà traitée.' }))
  }
  server = createServer((asked, answer) => void respond(asked, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const signIn = (id: number | null) =>
  sessionStore.set({ phase: 'ready', exchange: { user: id && { id, role: 'resource' } } as unknown as Exchange })
beforeEach(() => {
  signIn(3)
  localStorage.clear()
  outgoing.set([])
  ;[status, code, fate] = [200, 'CONFLICT', 'withdrawn']
  isHanging = false
  heard = []
  told.length = 0
})
const request = { method: 'DELETE', path: '/demands', payload: { id: 7 } }
const one = '00000000-0000-4000-8000-00000000000a'
const keep = (callId = one, changes: Partial<Parameters<typeof keepAct>[0]> = {}) =>
  keepAct({ callId, call: cancelDemand, request, isGivenUp: false, hasFiles: false, ...changes })
const states = () => ownOutgoing().map(({ state, why }) => [state, why].filter(Boolean).join(' '))

it('what is kept goes under its id when the network is back, once', async () => {
  status = null
  expect(await keep()).toBe('kept')
  await settleOutgoing()
  expect([states(), told]).toEqual([['waiting'], []])
  status = 200
  await settleOutgoing()
  await settleOutgoing()
  expect(heard).toEqual([`DELETE ${one}`])
  expect([states(), told]).toEqual([[], ['cancellation sent']])
})

it('what was taken back is withdrawn and never sent', async () => {
  await keep()
  takeBack(one)
  status = null
  await settleOutgoing()
  expect(states()).toEqual(['withdrawing'])
  status = 200
  await settleOutgoing()
  expect(heard).toEqual([`withdraw ${one}`])
  expect([states(), told]).toEqual([[], ['cancellation withdrawn']])
  expect(localStorage.getItem('outgoing')).toBeNull()
})

it('what was taken back too late is told as saved', async () => {
  await keep()
  takeBack(one)
  fate = 'done'
  await settleOutgoing()
  expect(told).toEqual(['cancellation done'])
})

it('what had arrived before is sent, and is not refused for it', async () => {
  ;[status, code] = [409, 'CALL_DONE']
  await keep()
  await settleOutgoing()
  expect([states(), told]).toEqual([[], ['cancellation sent']])
})

it('what the server refuses stays with its reason until it is read', async () => {
  status = 409
  await keep()
  await settleOutgoing()
  await settleOutgoing()
  expect(states()).toEqual(['refused Déjà traitée.'])
  expect(heard).toHaveLength(1)
})

it('the same act is kept once, and waits for its author', async () => {
  await keep()
  expect(await keep('00000000-0000-4000-8000-00000000000b')).toBe('kept')
  signIn(4)
  await settleOutgoing()
  expect([heard, states()]).toEqual([[], []])
  signIn(3)
  await settleOutgoing()
  expect(heard).toEqual([`DELETE ${one}`])
})

it('what is not kept, was given up or has files waits for its withdrawal alone, and nothing of what it says is written down', async () => {
  for (const changes of [{ call: writePreference }, { isGivenUp: true }, { hasFiles: true }]) {
    outgoing.set([])
    localStorage.clear()
    expect(await keep(one, changes)).toBe('open')
    expect([states(), localStorage.getItem('outgoing')!.includes('payload')]).toEqual([['withdrawing'], false])
  }
})

it('an act that is older than the server remembers ids is not sent', async () => {
  await keep()
  outgoing.set(outgoing.get().map((act) => ({ ...act, keptAt: Date.now() - 14 * 86_400_000 })))
  localStorage.setItem('outgoing', JSON.stringify(outgoing.get()))
  await settleOutgoing()
  expect([heard, states()]).toEqual([[], ['refused']])
})

it('what is taken back while it is on its way is broken off and withdrawn', async () => {
  isHanging = true
  await keep()
  const settled = settleOutgoing()
  await vi.waitFor(() => expect(heard).toEqual([`DELETE ${one}`]))
  takeBack(one)
  await settled
  expect(heard).toEqual([`DELETE ${one}`, `withdraw ${one}`])
  expect([states(), told]).toEqual([[], ['cancellation withdrawn']])
})

it('what is taken back while another is on its way is not sent after it', async () => {
  const other = '00000000-0000-4000-8000-00000000000c'
  await keep()
  await keep(other, { request: { ...request, payload: { id: 8 } } })
  const settled = settleOutgoing()
  takeBack(other)
  await settled
  expect(heard).toEqual([`DELETE ${one}`, `withdraw ${other}`])
})
