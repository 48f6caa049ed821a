import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { aRunningShift, aShift } from '../testing.ts'
import { clockableState, clockedState, grouped } from './states.rules.ts'

const at = (clock: string) => `2026-10-20T${clock}:00Z` as Instant
const settings = { clocking_early_minutes: 30, clocking_out_grace_minutes: 720, clocking_late_tolerance_minutes: 5 }

test('a late one is told by how much, from its planned start', () => {
  expect(clockableState(aShift(), 'late', at('05:12'), settings)).toMatchObject({ tone: 'late', says: 'late', minutes: 12 })
})

test('what comes soon says from when it may be clocked, on the clock of its site', () => {
  expect(clockableState(aShift(), 'soon', at('04:00'), settings)).toMatchObject({ tone: 'wait', says: 'opens', from: '06:30' })
  expect(clockableState(aShift(), 'now', at('04:40'), settings)).toMatchObject({ tone: 'run', says: 'starts' })
})

test('who is about to leave is told when, and beyond it for how long it has been over', () => {
  expect(clockableState(aRunningShift(), 'leaving', at('16:45'), settings)).toMatchObject({ tone: 'run', says: 'ends', to: '19:00' })
  expect(clockableState(aRunningShift(), 'leaving', at('17:20'), settings)).toMatchObject({ tone: 'late', says: 'over', minutes: 20 })
})

test('what has been clocked says when; who was late is said so in words, and nobody is before a manager has decided', () => {
  expect(clockedState(aRunningShift({ clockInStatus: 1 }))).toMatchObject({ tone: 'run', says: 'since', from: '06:52' })
  const late = { arrivedAt: at('05:20'), arrivedLocal: '2026-10-20 07:20:00' as LocalDateTime, clockInStatus: 2 }
  expect(clockedState(aShift(late))).toMatchObject({ tone: 'late', says: 'sinceLate', from: '07:20' })
  expect(clockedState(aShift({ ...late, isClockInUnconfirmed: true }))).toMatchObject({ tone: 'late', says: 'unconfirmed' })
  const left = { leftAt: at('17:01'), leftLocal: '2026-10-20 19:01:00' as LocalDateTime }
  expect(clockedState(aRunningShift(left))).toMatchObject({ tone: 'done', says: 'left', from: '06:52', to: '19:01' })
})

test('a list shows the groups that hold somebody, and moves them on by the clock alone', () => {
  const shifts = [aShift({ id: 1 }), aRunningShift({ id: 2 })]
  const groupsAt = (clock: string) => grouped(shifts, ['late', 'now', 'soon', 'leaving'], at(clock), settings).map(({ group }) => group)
  expect([groupsAt('03:40'), groupsAt('04:40'), groupsAt('05:06'), groupsAt('16:40'), groupsAt('17:01')]).toEqual([
    ['soon'],
    ['now'],
    ['late'],
    ['late', 'leaving'],
    ['leaving'],
  ])
})
