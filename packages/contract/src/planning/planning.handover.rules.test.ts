import { describe, expect, it } from 'vitest'
import type { Instant } from '../kit/time.ts'
import { canHandOver, handoverOf, instantWithin, type HandedShift } from './planning.handover.rules.ts'

const at = (clock: string, day = 13) => `2026-10-${day}T${clock}:00Z` as Instant
/** From 21:00 to 06:00. */
const night: HandedShift = {
  agentId: 4,
  startsAt: at('21:00', 12),
  endsAt: at('06:00'),
  arrivedAt: null,
  leftAt: null,
  preClockInAt: null,
  unconfirmedCount: 0,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
}
const before = at('20:00', 12)

describe('a service that has not begun', () => {
  it('changes hands as a whole, also at its very start', () => {
    expect(handoverOf(night, null, before)).toEqual({ kind: 'whole', isAfterStart: false })
    expect(handoverOf(night, null, night.startsAt)).toEqual({ kind: 'whole', isAfterStart: false })
    expect(handoverOf(night, at('19:00', 12), before)).toEqual({ kind: 'whole', isAfterStart: false })
  })
  it('is divided at an instant that is named', () =>
    expect(handoverOf(night, at('02:00'), before)).toEqual({ kind: 'from', at: at('02:00') }))
  it('stays with whoever has said to be on the way', () =>
    expect(handoverOf({ ...night, preClockInAt: before }, null, before)).toEqual({ kind: 'clocked', since: at('21:01', 12) }))
})

describe('a service that has begun', () => {
  it('is the other’s from the present minute on', () => {
    expect(handoverOf(night, null, '2026-10-13T02:40:37Z' as Instant)).toEqual({ kind: 'from', at: at('02:40') })
  })
  it('or from an instant within it, up to its last minute', () => {
    expect(handoverOf(night, at('23:15', 12), at('02:40'))).toEqual({ kind: 'from', at: at('23:15', 12) })
    expect(handoverOf(night, at('05:59'), at('02:40'))).toEqual({ kind: 'from', at: at('05:59') })
    const outside = { kind: 'outside', earliest: night.startsAt, latest: at('05:59') }
    expect(handoverOf(night, at('06:00'), at('02:40'))).toEqual(outside)
    expect(handoverOf(night, at('20:59', 12), at('02:40'))).toEqual(outside)
  })
  it('as a whole where its first minute is named', () =>
    expect(handoverOf(night, night.startsAt, at('02:40'))).toEqual({ kind: 'whole', isAfterStart: true }))
  it('once it is over an instant must be named', () => {
    expect(handoverOf(night, null, at('06:00')).kind).toBe('outside')
    expect(handoverOf(night, at('02:40'), at('09:00'))).toEqual({ kind: 'from', at: at('02:40') })
  })
  it('who is on the way and has not come is replaced', () =>
    expect(handoverOf({ ...night, preClockInAt: before }, null, at('02:40'))).toEqual({ kind: 'from', at: at('02:40') }))
})

describe('what was clocked stays with who clocked it', () => {
  const there = { ...night, arrivedAt: '2026-10-12T21:12:40Z' as Instant }
  const gone = { ...there, leftAt: at('01:30') }
  it('whoever is there is replaced after the minute of the arrival', () => {
    expect(handoverOf(there, null, at('02:40'))).toEqual({ kind: 'from', at: at('02:40') })
    expect(handoverOf(there, at('21:13', 12), at('02:40'))).toEqual({ kind: 'from', at: at('21:13', 12) })
    expect(handoverOf(there, at('21:12', 12), at('02:40'))).toEqual({ kind: 'clocked', since: at('21:13', 12) })
    expect(handoverOf(there, night.startsAt, at('02:40'))).toEqual({ kind: 'clocked', since: at('21:13', 12) })
  })
  it('whoever came before the start leaves no less than the first minute: what is proposed is accepted', () => {
    const early = { ...night, arrivedAt: at('20:50', 12) }
    expect(handoverOf(early, night.startsAt, at('02:40'))).toEqual({ kind: 'clocked', since: at('21:01', 12) })
    expect(handoverOf(early, at('21:01', 12), at('02:40'))).toEqual({ kind: 'from', at: at('21:01', 12) })
  })
  it('whoever has left, from the departure on', () => {
    expect(handoverOf(gone, at('01:30'), at('02:40'))).toEqual({ kind: 'from', at: at('01:30') })
    expect(handoverOf(gone, at('01:29'), at('02:40'))).toEqual({ kind: 'clocked', since: at('01:30') })
  })
  it('nothing is divided while an act waits to be confirmed, or where it was held to its end', () => {
    const doubtful = { ...there, isClockInUnconfirmed: true, unconfirmedCount: 1 }
    expect(handoverOf(doubtful, null, at('02:40'))).toEqual({ kind: 'clocked', since: null })
    expect(handoverOf({ ...there, leftAt: at('06:05') }, at('05:00'), at('09:00'))).toEqual({ kind: 'clocked', since: null })
  })
})

it('who can take over, and whose it stays', () => {
  const there = { ...night, arrivedAt: at('21:00', 12) }
  expect([night, there, { ...there, leftAt: at('02:00') }].map((shift) => canHandOver(shift, at('03:00')))).toEqual([true, true, true])
  expect(
    [
      { ...there, leftAt: at('06:00') },
      { ...there, unconfirmedCount: 1 },
    ].map((shift) => canHandOver(shift, at('09:00'))),
  ).toEqual([false, false])
  expect([night, { ...night, preClockInAt: before }].map((shift) => canHandOver(shift, before))).toEqual([true, false])
})

describe('a time of the clock within a service', () => {
  // From 23:00 to 08:00 in Paris.
  const paris = { ...night, timeZone: 'Europe/Paris' }
  it('lies on the day on which the service shows it', () => {
    expect(instantWithin(paris, '23:00')).toBe(night.startsAt)
    expect(instantWithin(paris, '04:40')).toBe(at('02:40'))
    expect([instantWithin(paris, '08:00'), instantWithin(paris, '22:59'), instantWithin(paris, '12:00')]).toEqual([null, null, null])
  })
  it('is the first of two where the clock goes back, and none where it goes forward over it', () => {
    const autumn = { ...paris, startsAt: '2026-10-24T19:00:00Z' as Instant, endsAt: '2026-10-25T05:00:00Z' as Instant }
    expect(instantWithin(autumn, '02:30')).toBe('2026-10-25T00:30:00Z')
    const spring = { ...paris, startsAt: '2027-03-27T20:00:00Z' as Instant, endsAt: '2027-03-28T04:00:00Z' as Instant }
    expect(instantWithin(spring, '02:30')).toBeNull()
  })
})
