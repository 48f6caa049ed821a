// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { cancelDemand, makeDemand } from '@vigie/contract/demands/demands.ts'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { endActs, withdrawable } from './acts.ts'
import { ask } from './ask.ts'
import { configureAt } from './configure.testing.ts'
import { actKeeper, keepActsBy, type UnansweredAct } from './keepAct.ts'

/** What the server does with acts and with withdrawals; null: it answers nothing. */
let [actStatus, fate]: [number | null, string | null] = [200, 'withdrawn']
let server: Server
let [owner, token]: [string | null, string] = ['ACME/3', '1.three']
let heard: { path: string; id: string | undefined; token: string | undefined }[] = []
let kept: UnansweredAct[] = []
let keepsAs: 'kept' | 'open' = 'open'
beforeAll(async () => {
  const respond = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end()
    const body = await text(asked)
    const path = asked.url!.replace(/\?.*/, '')
    const isWithdrawal = path === '/api/calls/withdraw'
    const id = isWithdrawal ? (JSON.parse(body) as { call_id: string }).call_id : (asked.headers['x-call-id'] as string | undefined)
    heard.push({ path, id, token: asked.headers.authorization?.replace('Bearer ', '') })
    if (isWithdrawal) return fate === null ? void answer.destroy() : void answer.end(JSON.stringify({ fate }))
    if (actStatus === null) return
    answer
      .writeHead(actStatus)
      .end(actStatus === 504 ? '' : JSON.stringify(actStatus === 200 ? { value: 1, success: true } : { code: 'CONFLICT', message: 'Non.' }))
  }
  server = createServer((asked, answer) => void respond(asked, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const keep = (act: UnansweredAct) => {
    kept.push(act)
    return keepsAs
  }
  keepActsBy({ ...actKeeper(), keep })
  configureAt(() => (server.address() as AddressInfo).port, {
    owner: () => owner,
    token: () => token,
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  ;[actStatus, fate, keepsAs] = [200, 'withdrawn', 'open']
  ;[owner, token] = ['ACME/3', '1.three']
  heard = []
  kept = []
  vi.restoreAllMocks()
})

let count = 0
/** Milliseconds: what is not answered is not waited for; what is comes, also on a machine that is kept busy. */
const patience = () => (actStatus === null ? 300 : 20_000)
const write = (value: unknown = (count += 1), timeout = patience()) =>
  ask(writePreference, { key: 'columns', value: value as string }, { timeout }).then(
    () => 'sent',
    (error: { fate?: string; status?: number }) => error.fate ?? error.status,
  )
const cancel = (id = (count += 1)) =>
  ask(cancelDemand, { id }, { timeout: patience() }).then(
    () => 'sent',
    (error: { fate?: string; status?: number }) => error.fate ?? error.status,
  )
const paths = () => heard.map(({ path }) => path.replace('/api', ''))

it('an act bears an id of its own each time', async () => {
  await write('a')
  await write('a')
  expect(heard).toHaveLength(2)
  expect(heard[0]!.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(heard[1]!.id).not.toBe(heard[0]!.id)
})

it('an act that is not answered is withdrawn by its id before it is told as not sent', async () => {
  actStatus = null
  expect(await write()).toBe('withdrawn')
  expect(paths()).toEqual(['/preferences/columns', '/calls/withdraw'])
  expect(heard[1]!.id).toBe(heard[0]!.id)
  expect(kept).toEqual([])
})

it('an act that had arrived is told as done, not as failed', async () => {
  ;[actStatus, fate] = [null, 'done']
  expect(await write()).toBe('done')
})

it('an act whose gateway gave up waiting is withdrawn as one that was not answered', async () => {
  actStatus = 504
  expect(await write()).toBe('withdrawn')
})

it('an act that was refused is not withdrawn', async () => {
  actStatus = 409
  expect(await write()).toBe(409)
  expect(paths()).toEqual(['/preferences/columns'])
})

it('an act that can neither be delivered nor withdrawn is handed to what keeps it', async () => {
  ;[actStatus, fate, keepsAs] = [null, null, 'kept']
  expect(await cancel()).toBe('kept')
  expect(kept).toMatchObject([{ callId: heard[0]!.id, call: { keptAs: 'cancellation' }, isGivenUp: false, hasFiles: false }])
})

it('without network nothing leaves: an act is kept, or is not sent', async () => {
  keepsAs = 'kept'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect([await cancel(), await write()]).toEqual(['kept', 'withdrawn'])
  expect([heard, kept.length]).toEqual([[], 1])
})

it('an act that is given up is withdrawn, and is not sent later', async () => {
  actStatus = null
  const { sent, giveUp } = withdrawable(() => write('given up', 30_000))
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  giveUp()
  expect(await sent).toBe('withdrawn')
  expect(paths()).toEqual(['/preferences/columns', '/calls/withdraw'])
})

it('an act that is given up where nobody answers is to be withdrawn, though others of its kind are kept', async () => {
  ;[actStatus, fate] = [null, null]
  const { sent, giveUp } = withdrawable(() => cancel())
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  giveUp()
  expect(await sent).toBe('open')
  expect(kept).toMatchObject([{ isGivenUp: true }])
})

it('the same act is sent once more only when the fate of the first is known', async () => {
  ;[actStatus, fate] = [null, null]
  expect(await write('again')).toBe('open')
  expect(await write('again')).toBe('open')
  expect(paths()).toEqual(['/preferences/columns', '/calls/withdraw', '/calls/withdraw'])
  ;[actStatus, fate] = [200, 'withdrawn']
  expect(await write('again')).toBe('sent')
  expect(paths().slice(3)).toEqual(['/calls/withdraw', '/preferences/columns'])
  expect(heard[4]!.id).not.toBe(heard[0]!.id)
})

it('the same act that had arrived is not done twice', async () => {
  ;[actStatus, fate] = [null, null]
  expect(await write('twice')).toBe('open')
  ;[actStatus, fate] = [200, 'done']
  expect(await write('twice')).toBe('done')
  expect(paths().filter((path) => path === '/preferences/columns')).toHaveLength(1)
})

it('before a session ends the fate of what was not answered is known', async () => {
  actStatus = null
  const sent = write('leaving', 30_000)
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  await endActs(5000)
  expect(await sent).toBe('withdrawn')
})

const leaveTo = (id: number, next: string) => ([owner, token] = [`ACME/${id}`, next])

it('an act is kept for its author, though somebody else is signed in by then', async () => {
  ;[actStatus, fate, keepsAs] = [null, null, 'kept']
  const sent = cancel()
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  leaveTo(4, '1.four')
  expect(await sent).toBe('kept')
  expect(kept).toMatchObject([{ owner: 'ACME/3' }])
  expect(heard.map((one) => one.token)).toEqual(['1.three', '1.three'])
})

it('an act whose author has gone while it waited is not sent by the next token', async () => {
  ;[actStatus, fate] = [null, null]
  expect(await write('mine')).toBe('open')
  ;[actStatus, fate] = [200, 'withdrawn']
  heard = []
  const sent = write('mine')
  leaveTo(4, '1.four')
  expect(await sent).toBe('withdrawn')
  expect(heard).toMatchObject([{ path: '/api/calls/withdraw', token: '1.three' }])
})

it('an act of nobody who is known is not sent by the token that lies there', async () => {
  owner = null
  expect([await cancel(), await write()]).toEqual(['withdrawn', 'withdrawn'])
  expect(heard).toEqual([])
})

it('the same act of the next person has nothing to do with that of the former', async () => {
  ;[actStatus, fate] = [null, null]
  expect(await write('everybody')).toBe('open')
  leaveTo(4, '1.four')
  ;[actStatus, fate] = [200, 'done']
  heard = []
  expect(await write('everybody')).toBe('sent')
  expect(paths()).toEqual(['/preferences/columns'])
})

it('an act is not sent after the session was ended while it waited', async () => {
  ;[actStatus, fate] = [null, null]
  expect(await write('ending')).toBe('open')
  ;[actStatus, fate] = [200, 'withdrawn']
  heard = []
  const sent = write('ending')
  await endActs(5000)
  expect(await sent).toBe('withdrawn')
  expect(paths()).toEqual(['/calls/withdraw'])
})

it('two photographs of the same name and size are two acts', async () => {
  ;[actStatus, fate] = [null, null]
  const send = (lastModified: number) =>
    ask(makeDemand, { typeId: 1 }, { timeout: patience(), files: { files: [new File(['xx'], 'image.jpg', { lastModified })] } }).then(
      () => 'sent',
      (error: { fate?: string }) => error.fate,
    )
  expect(await send(1)).toBe('open')
  heard = []
  expect(await send(2)).toBe('open')
  expect(paths()).toEqual(['/demands', '/calls/withdraw'])
})
