// @vitest-environment happy-dom
import { addComment } from '@vigie/contract/comments/comments.ts'
import { answerMission } from '@vigie/contract/missions/missions.ts'
import * as z from 'zod/mini'
import { afterEach, expect, it, vi } from 'vitest'
import { endActs, withdrawable } from '../../api/acts.ts'
import { ask } from '../../api/ask.ts'
import { sendByHttp } from '../../api/http.ts'
import { changeAct, ownOutgoing, takeBack } from './outgoing.ts'
import { fateOf, fillStorage, hasHeard, readyForOutgoing, server, signIn, states, told } from './server.testing.ts'
import { settleOutgoing } from './settle.ts'

readyForOutgoing()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const goOnline = () => vi.restoreAllMocks()
// What the server answers is not looked at.
const output = z.unknown()
/** By HTTP, as without a socket. What hangs is not waited for; what is answered comes, also on a machine that is kept busy. */
const patience = () => (Object.values({ ...server.ways, way: server.way }).includes('hangs') ? 300 : 20_000)
const answer = (response: 2 | 3, id = 7, timeout = patience()) => fateOf(ask({ ...answerMission, output }, { id, response }, { timeout }))
const comment = (text: string, shiftId = 5) =>
  fateOf(ask({ ...addComment, output }, { shiftId, text, isVisibleClient: false, isVisibleAgent: false }, { timeout: patience() }))
/** The server has done so, in this order: who, answer or text. */
const done = () => server.done.map((line) => `${line[0]} ${/"(?:response|text)":"?(\w+)/.exec(line)?.[1]}`)

it('the last word counts: yes, no and yes again all go, in their order', async () => {
  goOffline()
  expect([await answer(2), await answer(3), await answer(2)]).toEqual(['kept', 'kept', 'kept'])
  goOnline()
  await settleOutgoing()
  expect(done()).toEqual(['3 2', '3 3', '3 2'])
})

it('the same said twice in a row is one act', async () => {
  goOffline()
  expect([await comment('a'), await comment('a'), await comment('a', 6), await comment('a')]).toEqual(['kept', 'kept', 'kept', 'kept'])
  goOnline()
  await settleOutgoing()
  expect(server.done).toHaveLength(2)
  expect(ownOutgoing()).toEqual([])
})

it('an act made with a network goes behind those that wait, and is answered itself', async () => {
  goOffline()
  await answer(2)
  goOnline()
  expect(await answer(3)).toBe('sent')
})

it('an act is kept behind one about the same that cannot be sent, and overtakes one about something else', async () => {
  goOffline()
  await answer(2)
  goOnline()
  server.ways['"mission_id":7,"response":2'] = 500
  expect([await answer(3), await answer(3, 8)]).toEqual(['kept', 'sent'])
  server.ways = {}
  await settleOutgoing()
  expect(done()).toEqual(['3 3', '3 2', '3 3'])
})

it('the same act made with a network is the one that waits: it is done once, under its id', async () => {
  goOffline()
  await comment('a')
  const { callId } = ownOutgoing()[0]!
  goOnline()
  expect(await comment('a')).toBe('done')
  expect([server.heard.length, server.heard[0]!.includes(callId), server.done.length, states()]).toEqual([1, true, 1, []])
})

it('the same act is the one that waits also where that goes under another id', async () => {
  goOffline()
  await comment('a')
  server.fates.set(`3 ${ownOutgoing()[0]!.callId}`, 'withdrawn')
  goOnline()
  expect([await comment('a'), server.done.length, states()]).toEqual(['done', 1, []])
})

it('the same act is told as refused where the one that waited is', async () => {
  goOffline()
  await comment('a')
  goOnline()
  server.way = 409
  expect([await comment('a'), states()]).toEqual([409, []])
})

it('the same act whose first has an open fate is not done twice, also after a reload or when it was taken back', async () => {
  server.ways = { comments: 'does unheard', withdraw: 'is gone' }
  expect([await comment('a'), states()]).toEqual(['kept', ['waiting']])
  takeBack(ownOutgoing()[0]!.callId)
  expect([await comment('a'), states()]).toEqual(['open', ['withdrawing']])
  server.ways = {}
  expect([await comment('a'), server.done.length, states()]).toEqual(['done', 1, []])
  expect(told).toEqual(['comment done'])
})

it('what was taken back does not stop the same from being made again', async () => {
  goOffline()
  await comment('a')
  takeBack(ownOutgoing()[0]!.callId)
  goOnline()
  expect([await comment('a'), server.done.length, told]).toEqual(['sent', 1, ['comment withdrawn']])
})

it('acts about the same that are made at once go one after the other', async () => {
  server.ways['"response":2'] = 'hangs'
  server.ways['withdraw'] = 'is gone'
  const [yes, no] = [answer(2), answer(3, 7, 20_000)]
  expect(await yes).toBe('kept')
  server.ways = {}
  expect(await no).toBe('sent')
  expect(done()).toEqual(['3 2', '3 3'])
})

it('a page that ends before an answer leaves the act to the next, which sends it under the same id', async () => {
  server.way = 'hangs'
  const sent = fateOf(ask({ ...answerMission, output }, { id: 7, response: 2 }, { timeout: 5000 }))
  await hasHeard()
  const { callId } = ownOutgoing()[0]!
  const stored = localStorage.getItem(`outgoing:${callId}`)!
  server.ways['withdraw'] = 'is gone'
  await endActs(3000)
  await sent
  // As the next page finds it.
  localStorage.setItem(`outgoing:${callId}`, stored)
  dispatchEvent(new StorageEvent('storage', { key: `outgoing:${callId}` }))
  expect(states()).toEqual(['sending'])
  Object.assign(server, { way: 'does', ways: {} })
  await settleOutgoing()
  expect([server.done.length, server.heard.at(-1)!.includes(callId), states(), told]).toEqual([1, true, [], ['mission sent']])
})

it('what is sent and waited for in this page is not sent beside it', async () => {
  server.way = 'hangs'
  const { sent, giveUp } = withdrawable(() => fateOf(ask({ ...answerMission, output }, { id: 7, response: 2 }, { timeout: 5000 })))
  await hasHeard()
  await settleOutgoing()
  expect([server.heard.length, states()]).toEqual([1, ['sending']])
  giveUp()
  expect([await sent, states()]).toEqual(['withdrawn', []])
})

it('an act that arrives after its withdrawal does nothing', async () => {
  server.way = 'hangs'
  expect([await answer(2), states()]).toEqual(['withdrawn', []])
  const callId = /3 (\S+) PUT/.exec(server.heard[0]!)![1]!
  server.way = 'does'
  const late = sendByHttp({}, { method: 'PUT', path: '/missions', payload: { mission_id: 7, response: 2 } }, { callId })
  expect([await fateOf(late), server.done]).toEqual([409, []])
})

it('an act that waits behind another is not sent once it is given up, and is kept when the session ends', async () => {
  goOffline()
  await answer(2)
  goOnline()
  server.way = 'hangs'
  const { sent, giveUp } = withdrawable(() => answer(3))
  await hasHeard()
  giveUp()
  expect([await sent, states()]).toEqual(['withdrawn', ['waiting']])
  const kept = answer(3)
  await endActs(3000)
  expect([await kept, states()]).toEqual(['kept', ['waiting', 'waiting']])
})

it('what a person who has signed out left under way is kept for that person, and never goes by the next token', async () => {
  server.ways = { missions: 'hangs', withdraw: 'is gone' }
  const sent = answer(2)
  await hasHeard()
  signIn(4)
  expect([await sent, states()]).toEqual(['kept', []])
  server.ways = {}
  await settleOutgoing()
  expect(server.done).toEqual([])
  expect(await answer(2)).toBe('sent')
  signIn(3)
  await settleOutgoing()
  expect(done()).toEqual(['4 2', '3 2'])
})

it('a full storage without network is told as not sent', async () => {
  fillStorage()
  goOffline()
  expect([await answer(2), ownOutgoing()]).toEqual(['withdrawn', []])
})

it('a full storage does not stop what is answered', async () => {
  fillStorage()
  expect([await answer(2), ownOutgoing()]).toEqual(['sent', []])
})

it('what another tab sends and waits for is not sent beside it; once that tab is gone it is sent under its id', async () => {
  const locks = new Locks()
  vi.stubGlobal('navigator', new Proxy(navigator, { get: (known, name) => (name === 'locks' ? locks : Reflect.get(known, name)) }))
  goOffline()
  await answer(2)
  goOnline()
  const { callId } = ownOutgoing()[0]!
  changeAct(callId, { state: 'sending' })
  let closeTab = () => {}
  void locks.request(`outgoing:${callId}`, () => new Promise<void>((resolve) => (closeTab = resolve)))
  await settleOutgoing()
  expect([server.heard, states()]).toEqual([[], ['sending']])
  // The same from here is that act, and another about the same waits for it.
  expect([await answer(2), await answer(3), server.heard]).toEqual(['kept', 'kept', []])
  closeTab()
  await settleOutgoing()
  expect(done()).toEqual(['3 2', '3 3'])
  expect(server.heard[0]).toContain(callId)
})

/** The browser's locks, as far as they are used here. */
class Locks {
  private readonly held = new Map<string, Promise<unknown>>()
  async request<T>(
    name: string,
    ...given: [(lock: object | null) => Promise<T>] | [object, (lock: object | null) => Promise<T>]
  ): Promise<T> {
    const work = given.at(-1) as (lock: object | null) => Promise<T>
    if (given.length === 2 && this.held.has(name)) return work(null)
    while (this.held.has(name)) await this.held.get(name)
    const working = work({})
    this.held.set(name, working)
    return working.finally(() => this.held.delete(name))
  }
}
