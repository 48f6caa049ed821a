import { describe, expect, it } from 'vitest'
import { addMinutes, type Instant } from '../kit/time.ts'
import { clockableGroup, clockedFilters, clockedGroup, inClockableOrder, inClockedOrder, isOfFilter } from './clockings.lists.rules.ts'

const starts = '2026-10-12T06:00:00Z' as Instant
const ends = '2026-10-12T14:00:00Z' as Instant
const before = (instant: Instant, minutes: number) => addMinutes(instant, -minutes)
const after = addMinutes
const settings = { clocking_early_minutes: 30, clocking_out_grace_minutes: 720, clocking_late_tolerance_minutes: 5 }
const planned = {
  agentId: 1 as number | null,
  contractId: 1,
  timeZone: 'Europe/Paris',
  startsAt: starts,
  endsAt: ends,
  arrivedAt: null as Instant | null,
  leftAt: null as Instant | null,
  clockInStatus: null as number | null,
  clockOutStatus: null as number | null,
  preClockInAt: null,
  canPreClock: false,
  breakStartedAt: null,
  isClockInForced: false,
  isClockOutForced: false,
  isClockInOutsideArea: false,
  isClockOutOutsideArea: false,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
  unconfirmedCount: 0,
  missedCheckCount: 0,
  isClockInImprecise: false,
  isClockOutImprecise: false,
  leaveDependsOn: null,
  relievedAt: null,
  followedById: null,
}
const running = { ...planned, arrivedAt: before(starts, 3), clockInStatus: 1 }
const late = { ...planned, arrivedAt: after(starts, 20), clockInStatus: 2 }
const left = { ...running, leftAt: ends, clockOutStatus: 1 }

describe('among what may be clocked', () => {
  it.each([
    ['nothing, before the hour that precedes the window', planned, before(starts, 91), null],
    ['what comes soon, within that hour', planned, before(starts, 90), 'soon'],
    ['what may be clocked, from the window on', planned, before(starts, 30), 'now'],
    ['the same within the tolerance', planned, after(starts, 5), 'now'],
    ['the late one, beyond it', planned, after(starts, 6), 'late'],
    ['nothing, after the planned end', planned, after(ends, 1), null],
    ['nothing of a post without an agent', { ...planned, agentId: null }, starts, null],
    ['nothing of who is at the post, hours before the end', running, before(ends, 31), null],
    ['who leaves, half an hour before the end', running, before(ends, 30), 'leaving'],
    ['a departure that is forgotten, to the end of the grace', running, after(ends, 720), 'leaving'],
    ['nothing after it', running, after(ends, 721), null],
    ['nothing of who has left', left, after(ends, 1), null],
    ['an arrival that is to be confirmed may come again', { ...running, isClockInUnconfirmed: true }, starts, null],
  ] as const)('%s', (_, shift, now, expected) => {
    expect(clockableGroup(shift, now, settings)).toBe(expected)
  })

  it('the late one stands first, then by the hour', () => {
    const at = before(starts, 10)
    const other = (id: number, minutes: number) => ({
      ...planned,
      id,
      startsAt: addMinutes(starts, minutes),
      endsAt: addMinutes(ends, minutes),
    })
    const leaving = { ...running, id: 9, startsAt: before(starts, 480), endsAt: starts, arrivedAt: before(starts, 480) }
    const order = inClockableOrder([other(1, 60), leaving, other(2, 5), other(3, 0), other(4, -60)], at, settings)
    expect(order.map((shift) => shift.id)).toEqual([4, 3, 2, 1, 9])
  })
})

describe('among what has been clocked', () => {
  it.each([
    ['who is at the post', running, after(starts, 60), 'present'],
    ['to the end of the grace', running, after(ends, 720), 'present'],
    ['a departure that was forgotten keeps nobody there', running, after(ends, 721), null],
    ['who has left, the same day', left, after(ends, 60), 'left'],
    ['nothing of it on the next day of the site', left, '2026-10-12T22:00:00Z' as Instant, null],
    ['to the last second of that day', left, '2026-10-12T21:59:59Z' as Instant, 'left'],
    ['nobody who has not come', planned, starts, null],
    ['nothing that a wrong clock puts ahead', running, before(starts, 60), null],
  ] as const)('%s', (_, shift, now, expected) => {
    expect(clockedGroup(shift, now, settings)).toBe(expected)
  })

  it('the last act stands first', () => {
    const shifts = [
      { ...running, id: 1 },
      { ...late, id: 2 },
      { ...left, id: 3 },
    ]
    expect(inClockedOrder(shifts, after(ends, 10), settings).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it.each([
    ['at the post in time', running, ['all', 'present', 'ontime']],
    ['at the post, late', late, ['all', 'present', 'late']],
    ['at the post, to be confirmed: nobody knows yet whether in time', { ...running, isClockInUnconfirmed: true }, ['all', 'present']],
    ['gone', left, ['all', 'left']],
    ['gone, had come late', { ...left, arrivedAt: late.arrivedAt, clockInStatus: 2 }, ['all', 'late', 'left']],
    ['awaited', planned, []],
  ] as const)('%s: %j', (_, shift, expected) => {
    expect(clockedFilters.filter((filter) => isOfFilter(shift, filter, after(ends, 10), settings))).toEqual(expected)
  })
})
