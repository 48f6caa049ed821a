import { expect, it } from 'vitest'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { figuresOf } from './figures/figures.ts'
import { makeJudge } from './judge.ts'
import { byUrgency, inHeldOrder } from './order.ts'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { at, judgeAll } from './judge.testing.ts'
import { markOf, minutesToSay, wordOf } from '../../domains/shifts/states.rules.ts'

const now = '2026-10-20T05:14:00Z'
const [from, to] = ['2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z'] as const
const early = '2026-10-20T04:00:00Z'

const missed = shiftAt(from, to)
const missedEarlier = shiftAt(early, to)
const late = shiftAt(from, to, { arrivedAt: at('2026-10-20T05:09:00Z'), clockInStatus: 2 })
const running = shiftAt(from, to, { arrivedAt: at('2026-10-20T04:57:00Z'), clockInStatus: 1 })
const outside = shiftAt(from, to, { arrivedAt: at('2026-10-20T04:58:00Z'), clockInStatus: 1, isClockInOutsideArea: true, siteId: 2 })
const forced = shiftAt(from, to, { arrivedAt: at('2026-10-20T04:59:00Z'), clockInStatus: 1, isClockInForced: true })
const unassigned = shiftAt('2026-10-20T06:00:00Z', to, { agentId: null, contractId: null, agentName: null })
const upcoming = shiftAt('2026-10-20T06:00:00Z', to)
const finished = shiftAt('2026-10-19T19:00:00Z', '2026-10-20T05:00:00Z', {
  arrivedAt: at('2026-10-19T18:57:00Z'),
  clockInStatus: 1,
  leftAt: at('2026-10-20T05:01:00Z'),
  clockOutStatus: 1,
  isClockOutOutsideArea: true,
})
const none = {
  all: 0,
  anomalies: 0,
  unconfirmed: 0,
  inProgress: 0,
  unassigned: 0,
  finished: 0,
  missed: 0,
  late: 0,
  outsideArea: 0,
  present: 0,
  unanswered: 0,
  unfit: 0,
}
const day = [finished, upcoming, unassigned, forced, running, outside, late, missed, missedEarlier]

it('puts what is wrong first, and within that what began first', () => {
  const order = byUrgency(judgeAll(day, now)).map(({ shift }) => shift.id)
  expect(order.slice(0, 4)).toEqual([missedEarlier, missed, late, outside].map(({ id }) => id))
  expect(order.at(-1)).toBe(finished.id)
})

it('changes a state by itself, as time goes on', () => {
  const stateAt = (text: string) => judgeAll([missed], text)[0]!
  expect(stateAt('2026-10-20T04:46:00Z')).toMatchObject({ state: 'upcoming', minutes: 14 })
  expect(stateAt('2026-10-20T05:05:00Z')).toMatchObject({ state: 'expected', minutes: 5 })
  expect(stateAt('2026-10-20T05:14:00Z')).toMatchObject({ state: 'missed', minutes: 14 })
})

it('keeps rows where they are while a hand moves over them; new ones come last, gone ones leave', () => {
  const before = byUrgency(judgeAll([missed, late, running], now)).map(({ shift }) => shift.id)
  const arrived = { ...missed, arrivedAt: at(now), clockInStatus: 2, version: 2 }
  const rows = byUrgency(judgeAll([arrived, running, upcoming], now))
  expect(inHeldOrder(rows, before).map(({ shift }) => shift.id)).toEqual([missed.id, running.id, upcoming.id])
  expect(inHeldOrder(rows, null)).toBe(rows)
})

it('counts an act at once everywhere, also when the page has not looked at the clock since', () => {
  const arrived = { ...missed, arrivedAt: at('2026-10-20T05:14:09Z'), clockInStatus: 2 }
  expect(figuresOf(judgeAll([arrived], now)).counts).toMatchObject({ inProgress: 1, present: 1, late: 1, missed: 0 })
})

it('counts the figures from the list itself', () => {
  const figures = figuresOf(judgeAll(day, now))
  const [few, many] = [
    { unassigned: 1, finished: 1, late: 1, unconfirmed: 0, unanswered: 0, unfit: 0 },
    { missed: 2, outsideArea: 2, inProgress: 4, present: 4, anomalies: 6, all: 9 },
  ]
  expect(figures.counts).toEqual({ ...few, ...many })
  expect(figures).toMatchObject({ siteCount: 2, expected: 6, assigned: 8, arrived: 5, latest: 9, outsideIn: 1, outsideOut: 1 })
})

it('counts nothing in an empty day', () => {
  expect(figuresOf([])).toMatchObject({ siteCount: 0, expected: 0, counts: { present: 0 }, latest: 0 })
})

it('counts at their post whoever is expected now: one who stays beyond the planned end is only in progress', () => {
  const { counts, expected } = figuresOf(judgeAll([running], '2026-10-20T13:01:00Z'))
  expect([counts.inProgress, counts.present, expected]).toEqual([1, 0, 0])
})

it('judges again only what has changed, until the time moves on', () => {
  const judge = makeJudge(defaultSettings)
  const first = judge([missed, late], at(now))
  const clocked = { ...missed, arrivedAt: at(now), clockInStatus: 2, version: 2 }
  const second = judge([clocked, late], at(now))
  expect(second[1]).toBe(first[1])
  expect(second[0]).not.toBe(first[0])
  expect(judge([clocked, late], at('2026-10-20T05:14:30Z'))[1]).not.toBe(first[1])
})

it('counts minutes only while they say something', () => {
  const say = (text: string) => minutesToSay(judgeAll([missed], text)[0]!, at(text))
  expect(say('2026-10-20T05:14:00Z')).toBe(14)
  // The shift is over: nobody came, and how long ago that began is no news.
  expect(say('2026-10-20T13:30:00Z')).toBeNull()
  // Tomorrow's shifts do not count down from the evening before.
  expect(say('2026-10-19T20:00:00Z')).toBeNull()
  expect(say('2026-10-20T03:00:00Z')).toBe(120)
})

it('says from the planned start on since when somebody is expected, and never «dans 0 min»', () => {
  const expected = shiftAt('2026-11-22T01:05:00Z', '2026-11-22T09:00:00Z')
  const onTheWay = { ...expected, canPreClock: true, preClockInAt: at('2026-11-22T00:30:00Z') }
  const silent = { ...expected, canPreClock: true }
  const say = (shift: typeof expected, time: string) => wordOf(judgeAll([shift], `2026-11-22T${time}Z`)[0]!, at(`2026-11-22T${time}Z`))
  expect(say(expected, '01:08:00')).toEqual({ word: 'expectedSince', minutes: 3 })
  expect(say(expected, '01:05:00')).toEqual({ word: 'expected', minutes: null })
  expect(say(expected, '01:04:59')).toEqual({ word: 'upcomingFor', minutes: 1 })
  expect([say(onTheWay, '01:04:00').word, say(onTheWay, '01:05:10').word, say(onTheWay, '01:08:00').word]).toEqual([
    'onTheWayFor',
    'onTheWay',
    'onTheWaySince',
  ])
  expect([say(silent, '01:04:00').word, say(silent, '01:08:00').word]).toEqual(['preClockingDueFor', 'preClockingDueSince'])
})

it('an act that is to be confirmed is counted by its own filter and by none that counts what was done', () => {
  const unsure = { ...running, unconfirmedCount: 1, isClockInUnconfirmed: true, clockInStatus: 2 }
  const { counts, arrived, expected } = figuresOf(judgeAll([unsure], now))
  expect(counts).toEqual({ ...none, all: 1, anomalies: 1, unconfirmed: 1, missed: 1 })
  expect([arrived, expected]).toEqual([0, 1])
  const left = { ...finished, isClockOutOutsideArea: false, unconfirmedCount: 1, isClockOutUnconfirmed: true, clockOutStatus: 2 }
  expect(figuresOf(judgeAll([left], now)).counts).toEqual({ ...none, all: 1, anomalies: 1, unconfirmed: 1, inProgress: 1 })
})

it('says of a service that goes on that one of its acts is to be confirmed', () => {
  const pause = { ...running, unconfirmedCount: 1 }
  expect(markOf(judgeAll([pause], now)[0]!)).toBe('unconfirmed')
  const arrival = judgeAll([{ ...pause, isClockInUnconfirmed: true }], now)[0]!
  expect([arrival.state, markOf(arrival)]).toEqual(['unconfirmed', null])
})

it('a call without an answer has its own filter, and stays beside a word that says something else', () => {
  const told = { ...finished, isClockOutOutsideArea: false, missedCheckCount: 2 }
  expect(figuresOf(judgeAll([told], now)).counts).toEqual({ ...none, all: 1, anomalies: 1, unanswered: 1, finished: 1 })
  expect(markOf(judgeAll([told], now)[0]!)).toBe('unanswered')
})

it('says beside a calm word what else must be known', () => {
  const mark = (shift: typeof missed) => markOf(judgeAll([shift], now)[0]!)
  expect(mark(forced)).toBe('forced')
  expect(mark({ ...running, isClockInOffline: true })).toBe('offline')
  expect(mark({ ...running, isAfterGap: true, isClockInOffline: true })).toBe('gap')
  expect(mark({ ...late, isAfterGap: true })).toBe('gap')
  expect(mark(running)).toBeNull()
  expect(mark(late)).toBeNull()
})
