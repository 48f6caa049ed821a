// @vitest-environment happy-dom
import { cancelDemand } from '@vigie/contract/demands/demands.ts'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UnansweredAct } from '../../api/keepAct.ts'
import { storage } from '../../kit/storage.ts'
import { serverNow, setClock } from '../../session/clock.ts'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { keeper } from './keeper.ts'
import { changeAct, outgoing, ownOutgoing, sendAnew, takeBack } from './outgoing.ts'
import { fillStorage, hasHeard, readyForOutgoing, server, signIn, states, told } from './server.testing.ts'
import { settleOutgoing } from './settle.ts'

readyForOutgoing()
beforeEach(() => setClock(instantOf(Date.now())))

const idOf = (letter: string) => `00000000-0000-4000-8000-00000000000${letter}`
const one = idOf('a')
const keep = (callId = one, changes: Partial<UnansweredAct> & { id?: number } = {}) =>
  keeper.keep({
    callId,
    owner: 'ACME/3',
    call: cancelDemand,
    request: { method: 'DELETE', path: '/demands', payload: { id: changes.id ?? 7 } },
    isGivenUp: false,
    hasFiles: false,
    hasLeft: true,
    ...changes,
  })
const heard = () => server.heard.map((line) => line.replace(/ \/demands.*/, ''))

it('what is kept goes under its id when the network is back, once', async () => {
  server.way = 'is gone'
  expect(keep()).toBe('kept')
  await settleOutgoing()
  expect([states(), told]).toEqual([['waiting'], []])
  server.way = 'does'
  await settleOutgoing()
  await settleOutgoing()
  expect(heard()).toEqual([`3 ${one} DELETE`])
  expect([states(), told]).toEqual([[], ['cancellation sent']])
})

it('what was taken back is withdrawn and never sent', async () => {
  keep()
  takeBack(one)
  server.way = 'is gone'
  await settleOutgoing()
  expect(states()).toEqual(['withdrawing'])
  server.way = 'does'
  await settleOutgoing()
  expect(heard()).toEqual([`3 withdraw ${one}`])
  expect([states(), told]).toEqual([[], ['cancellation withdrawn']])
  expect(storage.keys('outgoing')).toEqual([])
})

it('what was taken back too late is told as saved', async () => {
  keep()
  takeBack(one)
  server.fates.set(`3 ${one}`, 'done')
  await settleOutgoing()
  expect(told).toEqual(['cancellation done'])
})

it('what had arrived before is sent, and is not refused for it', async () => {
  server.fates.set(`3 ${one}`, 'done')
  keep()
  await settleOutgoing()
  expect([states(), told, server.done]).toEqual([[], ['cancellation sent'], []])
})

it('what the server refuses stays with its reason until it is read', async () => {
  server.way = 409
  keep()
  await settleOutgoing()
  await settleOutgoing()
  expect(states()).toEqual(['refused Déjà traitée.'])
  expect(server.heard).toHaveLength(1)
})

it('what is kept waits for its author', async () => {
  keep()
  signIn(4)
  await settleOutgoing()
  expect([server.heard, states()]).toEqual([[], []])
  signIn(3)
  await settleOutgoing()
  expect(heard()).toEqual([`3 ${one} DELETE`])
})

it('what is not kept, was given up or has files waits for its withdrawal alone, and nothing of what it says is written down', () => {
  for (const changes of [{ call: writePreference }, { isGivenUp: true }, { hasFiles: true }]) {
    keeper.drop(one)
    expect(keep(one, changes)).toBe('open')
    expect([states(), localStorage.getItem(`outgoing:${one}`)!.includes('payload')]).toEqual([['withdrawing'], false])
  }
})

it('what is taken back while it is on its way is broken off and withdrawn', async () => {
  server.way = 'hangs'
  keep()
  const settled = settleOutgoing()
  await hasHeard()
  takeBack(one)
  await settled
  expect(heard()).toEqual([`3 ${one} DELETE`, `3 withdraw ${one}`])
  expect([states(), told]).toEqual([[], ['cancellation withdrawn']])
})

it('what is taken back while another is on its way is not sent after it', async () => {
  keep()
  keep(idOf('c'), { id: 8 })
  server.ways['id=7'] = 'hangs'
  const settled = settleOutgoing()
  await hasHeard()
  takeBack(idOf('c'))
  takeBack(one)
  await settled
  expect(heard()).toEqual([`3 ${one} DELETE`, `3 withdraw ${one}`, `3 withdraw ${idOf('c')}`])
})

it('what its author leaves behind while it is on its way goes by no other token, is told to no other, and goes on with its author', async () => {
  server.way = 'hangs'
  keep()
  const settled = settleOutgoing()
  await hasHeard()
  server.fates.set(`3 ${one}`, 'done')
  signIn(4)
  // Broken off at once.
  await Promise.race([settled, new Promise((_, reject) => setTimeout(reject, 8000, new Error('it is still waited for')))])
  server.way = 'does'
  await settleOutgoing()
  expect([heard(), told]).toEqual([[`3 ${one} DELETE`], []])
  signIn(3)
  await settleOutgoing()
  expect([states(), told]).toEqual([[], ['cancellation sent']])
})

it('what its author takes back and leaves behind is withdrawn by no other token, and told to its author alone', async () => {
  keep()
  takeBack(one)
  server.ways['withdraw'] = 'hangs'
  const settled = settleOutgoing()
  await vi.waitFor(() => expect(server.goOn).toHaveLength(1), { timeout: 20_000 })
  signIn(4)
  server.goOn[0]!()
  await settled
  await settleOutgoing()
  expect([heard(), told]).toEqual([[`3 withdraw ${one}`], []])
  server.ways = {}
  signIn(3)
  await settleOutgoing()
  expect([states(), told]).toEqual([[], ['cancellation withdrawn']])
})

it('an act that the server never answers does not hold up those about something else', async () => {
  server.ways['id=7'] = 'is gone'
  keep()
  keep(idOf('b'), { id: 8 })
  keep(idOf('c'), { id: 9 })
  await settleOutgoing()
  await settleOutgoing()
  expect(server.done).toEqual(['3 DELETE /demands?id=8', '3 DELETE /demands?id=9'])
  expect(states()).toEqual(['waiting'])
  server.ways = {}
  await settleOutgoing()
  expect(states()).toEqual([])
})

it('an act that the server cannot handle waits with what the server says, and holds up only what is about the same', async () => {
  for (const [status, code] of [
    [500, 'UNFORESEEN'],
    [404, 'CALL_UNKNOWN'],
  ] as const) {
    ;[server.ways['id=7'], server.code, server.done] = [status, code, []]
    keep()
    keep(idOf('b'), { id: 8 })
    keep(idOf('c'))
    await settleOutgoing()
    expect([states(), server.done]).toEqual([['waiting Déjà traitée.', 'waiting'], ['3 DELETE /demands?id=8']])
    server.ways = {}
    await settleOutgoing()
    expect([states(), server.done.length]).toEqual([[], 3])
    server.fates.clear()
  }
})

it('what is kept goes under another id where its withdrawal had come through unheard', async () => {
  keep()
  server.fates.set(`3 ${one}`, 'withdrawn')
  await settleOutgoing()
  expect([states(), told, server.done]).toEqual([[], ['cancellation sent'], ['3 DELETE /demands?id=7']])
  expect(heard()).toHaveLength(2)
})

const agedDays = (days: number) => changeAct(one, { keptAt: Date.parse(serverNow()) - days * 86_400_000 })

it('an act that is older than the server remembers ids, or seems so by a wrong clock, is sent when its author says so', async () => {
  for (const days of [14, -14]) {
    server.fates.clear()
    keep()
    agedDays(days)
    await settleOutgoing()
    expect([server.heard, states()]).toEqual([[], ['old']])
    sendAnew(one)
    await settleOutgoing()
    expect([heard(), states()]).toEqual([[`3 ${one} DELETE`], []])
    server.heard = []
  }
})

it('a clock that jumps ahead while an act waits does not make it too old', async () => {
  keep()
  const real = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => real + 400 * 86_400_000)
  await settleOutgoing()
  vi.restoreAllMocks()
  expect(told).toEqual(['cancellation sent'])
})

it('a clock that is wrong before the server has said its time makes no act old', async () => {
  vi.resetModules()
  // A page that has just begun.
  const fresh = { ...(await import('./keeper.ts')), ...(await import('./settle.ts')), ...(await import('./outgoing.ts')) }
  const { configureAt } = await import('../../api/configure.testing.ts')
  configureAt(() => 1, { owner: () => 'ACME/3' })
  keep()
  agedDays(14)
  fresh.readOutgoing()
  await fresh.settleOutgoing()
  expect(fresh.outgoing.get().map(({ state }) => state)).toEqual(['waiting'])
})

it('a withdrawal that is too old to be certain is told as such, and not dropped', async () => {
  keep()
  agedDays(14)
  takeBack(one)
  await settleOutgoing()
  expect([states(), told]).toEqual([[], ['cancellation unsure']])
})

it('a full storage is told: the act is not kept, and what was kept stays', async () => {
  keep()
  fillStorage()
  expect(keep(idOf('b'), { id: 8 })).toBe('open')
  expect(keep(idOf('c'), { id: 9, hasLeft: false })).toBe('withdrawn')
  vi.unstubAllGlobals()
  expect(ownOutgoing().map(({ callId, state }) => [callId, state])).toEqual([
    [one, 'waiting'],
    [idOf('b'), 'withdrawing'],
  ])
  await settleOutgoing()
  expect(server.done).toEqual(['3 DELETE /demands?id=7'])
  expect(server.heard).toContain(`3 withdraw ${idOf('b')}`)
})

it('what is taken back while the storage is full does not come back with the page', () => {
  keep()
  fillStorage()
  takeBack(one)
  vi.unstubAllGlobals()
  expect(states()).toEqual(['withdrawing'])
  expect(localStorage.getItem(`outgoing:${one}`)).toBeNull()
})

it('another tab’s acts are seen, a damaged one costs no other', () => {
  keep()
  const kept = localStorage.getItem(`outgoing:${one}`)!
  localStorage.setItem('outgoing:x', '{"callId":')
  localStorage.setItem('outgoing:y', '{"callId":"y","state":"waiting"}')
  localStorage.setItem(`outgoing:${idOf('b')}`, kept.replace(one, idOf('b')))
  dispatchEvent(new StorageEvent('storage', { key: `outgoing:${idOf('b')}` }))
  expect(ownOutgoing().map(({ callId }) => callId)).toEqual([one, idOf('b')])
})

it('what an earlier version kept as one list is taken over, entry by entry', async () => {
  const entry = { callId: one, owner: 'ACME/3', kind: 'cancellation', keptAt: Date.now(), state: 'waiting', why: '' }
  const request = { method: 'DELETE', path: '/demands', payload: { id: 7 } }
  localStorage.setItem('outgoing', JSON.stringify([{ ...entry, request }, { callId: 'x' }, { ...entry, callId: idOf('b'), request }]))
  vi.resetModules()
  const fresh = await import('./outgoing.ts')
  expect(fresh.outgoing.get().map(({ callId, subject, order }) => [callId, subject, order])).toEqual([
    [one, 'demands/7', 0],
    [idOf('b'), 'demands/7', 2],
  ])
  expect(localStorage.getItem('outgoing')).toBeNull()
  expect(outgoing.get()).toEqual([])
})
