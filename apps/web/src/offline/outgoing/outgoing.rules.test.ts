import { expect, it } from 'vitest'
import type { OutgoingAct } from './outgoing.shape.ts'
import { aheadOf, digestOf, isSameSubject, isTooOld, nextToSettle, subjectOf } from './outgoing.rules.ts'

const request = (path: string, payload: Record<string, unknown> = {}) => ({ method: 'PUT', path, payload })

it('names what an act is about: the one thing, or all of its kind', () => {
  expect(subjectOf(request('/missions', { mission_id: 7, response: 2 }))).toBe('missions/7')
  expect(subjectOf(request('/file/viewed', { id: 3, version: 1 }))).toBe(subjectOf(request('/file/validated', { id: 3, version: 1 })))
  expect(subjectOf(request('/notifications/read', { up_to: 4 }))).toBe('notifications/')
  // With days beside its id a removal touches those that were sent together.
  expect(subjectOf(request('/availabilities', { id: 3, dateStart: '2026-10-19' }))).toBe('availabilities/')
})

it('acts of one kind are about the same unless each names another', () => {
  expect(isSameSubject('missions/7', 'missions/7')).toBe(true)
  expect(isSameSubject('missions/7', 'missions/8')).toBe(false)
  expect(isSameSubject('demands/', 'demands/8')).toBe(true)
  expect(isSameSubject('demands/', 'missions/')).toBe(false)
})

it('tells two contents apart by their digests', () => {
  const digests = [2, 3].flatMap((response) => [7, 8].map((id) => digestOf(request('/missions', { mission_id: id, response }))))
  expect(new Set([...digests, digestOf({ ...request('/missions', { mission_id: 7, response: 2 }), method: 'POST' })]).size).toBe(5)
  expect(digestOf(request('/missions', { mission_id: 7, response: 2 }))).toBe(digests[0])
})

const act = (callId: string, order: number, changes: Partial<OutgoingAct> = {}): OutgoingAct => ({
  callId,
  owner: 'ACME/3',
  kind: 'mission',
  keptAt: 0,
  order,
  subject: 'missions/7',
  digest: '',
  state: 'waiting',
  request: null,
  why: '',
  ...changes,
})

it('of two acts with the same place exactly one goes first', () => {
  const [one, other] = [act('a', 1), act('b', 1)]
  expect([aheadOf([one, other], one), aheadOf([one, other], other)]).toEqual([[], [one]])
})

it('what is refused or too old holds up nothing, nor does another person’s act', () => {
  const last = act('z', 9)
  expect(aheadOf([act('a', 1, { state: 'refused' }), act('b', 2, { state: 'old' }), act('c', 3, { owner: 'ACME/4' }), last], last)).toEqual(
    [],
  )
  expect(aheadOf([act('a', 1, { state: 'sending' }), act('b', 2, { state: 'withdrawing' }), last], last)).toHaveLength(2)
})

it('settles first what has failed least, then the oldest; behind the same waits, a withdrawal does not', () => {
  const queue = [act('a', 1), act('b', 2), act('c', 3, { subject: 'missions/8' }), act('d', 4, { subject: 'missions/9' })]
  const next = (tried: string, failed: Record<string, number> = {}, acts: readonly OutgoingAct[] = queue) =>
    nextToSettle(
      acts,
      ({ callId }) => tried.includes(callId),
      ({ callId }) => failed[callId] ?? 0,
    )?.callId
  expect([next(''), next('a'), next('ac'), next('acd')]).toEqual(['a', 'c', 'd', undefined])
  expect(next('', { a: 1, c: 1 })).toBe('d')
  expect(next('acd', {}, [...queue, act('e', 5, { state: 'withdrawing' })])).toBe('e')
})

it('an age of more than thirteen days, before or behind the clock, is too old', () => {
  const days = (count: number) => count * 86_400_000
  expect([0, 13, 13.1, -13, -13.1].map((age) => isTooOld(0, days(age)))).toEqual([false, false, true, false, true])
})
