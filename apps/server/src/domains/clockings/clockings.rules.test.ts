import { describe, expect, it } from 'vitest'
import { clock, type ClockedShift } from './clockings.rules.ts'
import {
  accepted,
  after,
  anomaly,
  arrived,
  before,
  done,
  ends,
  factsOf,
  notAccepted,
  outcome,
  starts,
  type Parts,
} from './clockings.rules.testing.ts'

describe('clocking in', () => {
  it.each([
    ['a second before the window opens', before(starts, 30, 1), 'NO_CLOCKING'],
    ['30 minutes before the planned start', before(starts, 30), done],
    ['at the planned start', starts, done],
    ['at the end of the tolerance', after(starts, 5), done],
    ['a second beyond the tolerance', after(starts, 5, 1), anomaly],
    ['at the planned end', ends, anomaly],
    ['a second after the planned end', after(ends, 0, 1), 'NO_CLOCKING'],
  ])('%s', (_, now, expected) => {
    expect(outcome('start', now)).toBe(expected)
  })

  it('the window and the tolerance are the settings of the company', () => {
    expect(outcome('start', before(starts, 61), { settings: { clocking_early_minutes: 60 } })).toBe('NO_CLOCKING')
    expect(outcome('start', before(starts, 60), { settings: { clocking_early_minutes: 60 } })).toBe(done)
    expect(outcome('start', after(starts, 0, 1), { settings: { clocking_late_tolerance_minutes: 0 } })).toBe(anomaly)
  })

  it('a second time is refused', () => {
    expect(outcome('start', after(starts, 1), { shift: arrived })).toBe('ARRIVAL_KNOWN')
  })

  it('takes the place of one that is to be confirmed, as long as nobody has left by an act that counts', () => {
    const waiting = { ...arrived, isClockInUnconfirmed: true }
    expect(outcome('start', after(starts, 1), { shift: waiting })).toBe(done)
    const left = { ...waiting, leftAt: after(starts, 1) }
    expect(outcome('start', after(starts, 2), { shift: { ...left, isClockOutUnconfirmed: true } })).toBe(done)
    expect(outcome('start', after(starts, 2), { shift: left })).toBe('ARRIVAL_KNOWN')
  })

  it('at a site where clocking is off is refused', () => {
    expect(outcome('start', starts, { site: { isClockingEnabled: false } })).toBe('ON_TIME_DISABLED_ON_SITE')
  })
})

describe('clocking out', () => {
  it.each([
    ['before the arrival', before(starts, 0, 1), 'NO_CLOCKING'],
    ['early without a reason', before(ends, 0, 1), 'REASON_REQUIRED'],
    ['at the planned end', ends, done],
    ['at the end of the grace of 12 hours', after(ends, 720), done],
    ['a second beyond the grace', after(ends, 720, 1), 'NO_CLOCKING'],
  ])('%s', (_, now, expected) => {
    expect(outcome('end', now, { shift: arrived })).toBe(expected)
  })

  it('24 hours after the arrival it was forgotten, whatever the grace; who serves for 24 hours as planned leaves half an hour after them', () => {
    const early = { arrivedAt: before(starts, 30) }
    const settings = { clocking_out_grace_minutes: 1440 }
    expect(outcome('end', after(starts, 23 * 60 + 30), { shift: early, settings })).toBe(done)
    expect(outcome('end', after(starts, 23 * 60 + 30, 1), { shift: early, settings })).toBe('NO_CLOCKING')
    const whole = { ...early, endsAt: after(starts, 24 * 60) }
    expect(outcome('end', after(starts, 24 * 60 + 30), { shift: whole })).toBe(done)
    expect(outcome('end', after(starts, 24 * 60 + 30, 1), { shift: whole })).toBe('NO_CLOCKING')
  })

  it.each([
    ['with a reason that accepts it is in order', { reason: accepted }, done],
    ['with a reason that does not is an anomaly', { reason: notAccepted }, anomaly],
    ['with a reason that explains the place alone is an anomaly', { reason: { ...accepted, explains: ['place'] } as const }, anomaly],
    ['because of a relief that has not clocked in is an anomaly', { reason: { ...accepted, dependsOn: 'relief' } as const }, anomaly],
    [
      'because of a relief that has clocked in is in order',
      { reason: { ...accepted, dependsOn: 'relief', isRelieved: true } as const },
      done,
    ],
    ['because of a manager who has not said so is an anomaly', { reason: { ...accepted, dependsOn: 'manager' } as const }, anomaly],
    ['where the company has not that feature is refused', { reason: accepted, canClockOutEarlier: false }, 'NO_CLOCKING'],
  ])('early %s', (_, parts, expected) => {
    expect(outcome('end', before(ends, 60), { shift: arrived, ...parts })).toBe(expected)
  })

  it('early, in the very second of the arrival, with a reason is accepted', () => {
    expect(outcome('end', starts, { shift: arrived, reason: accepted })).toBe(done)
  })

  it('without an arrival is refused, and so is a second departure', () => {
    expect(outcome('end', ends)).toBe('NO_CLOCKING')
    expect(outcome('end', ends, { shift: { ...arrived, leftAt: before(ends, 1) } })).toBe('DEPARTURE_KNOWN')
  })

  it('takes the place of one that is to be confirmed, whether or not its arrival is', () => {
    const waiting = { ...arrived, leftAt: before(ends, 1), isClockOutUnconfirmed: true }
    expect(outcome('end', ends, { shift: waiting })).toBe(done)
    expect(outcome('end', ends, { shift: { ...waiting, isClockInUnconfirmed: true } })).toBe(done)
    expect(outcome('end', ends, { shift: { ...waiting, isClockOutUnconfirmed: false } })).toBe('DEPARTURE_KNOWN')
  })
})

describe('a manager who clocks outside the rules', () => {
  const forced: Parts = { isForced: true, way: 'manager', reason: accepted }

  it('says a reason', () => {
    expect(outcome('start', starts, { ...forced, reason: null })).toBe('REASON_REQUIRED')
  })

  it('may be outside the window, at the time that is given, and at a site where clocking is off', () => {
    expect(outcome('start', after(ends, 60), { ...forced, givenAt: starts })).toBe(done)
    expect(outcome('start', starts, { ...forced, site: { isClockingEnabled: false } })).toBe(done)
    expect(outcome('end', after(ends, 5000), { ...forced, shift: arrived, givenAt: ends })).toBe(done)
  })

  it('hours before the window opens, or days after it has closed, is recorded and is not in order', () => {
    expect(outcome('start', before(starts, 12 * 60), forced)).toBe(anomaly)
    expect(outcome('start', before(starts, 30, 1), forced)).toBe(anomaly)
    expect(outcome('start', before(starts, 30), forced)).toBe(done)
    expect(outcome('end', after(ends, 720), { ...forced, shift: arrived })).toBe(done)
    expect(outcome('end', after(ends, 5000), { ...forced, shift: arrived })).toBe(anomaly)
  })

  it('says when it happened', () => {
    const given = after(starts, 6)
    expect(clock(factsOf('start', { ...forced, givenAt: given }), ends)).toMatchObject({
      happenedAt: given,
      verdict: anomaly,
    })
  })

  it('cannot clock the future, nor a departure before its arrival, nor what is clocked already', () => {
    expect(outcome('start', starts, { ...forced, givenAt: after(starts, 0, 1) })).toBe('NO_CLOCKING')
    expect(outcome('end', ends, { ...forced, shift: arrived, givenAt: before(starts, 0, 1) })).toBe('NO_CLOCKING')
    expect(outcome('start', ends, { ...forced, shift: arrived })).toBe('ARRIVAL_KNOWN')
  })

  it('leaving early is judged by the reason, with or without the feature', () => {
    const early: Parts = { ...forced, shift: arrived, canClockOutEarlier: false }
    expect(outcome('end', before(ends, 60), early)).toBe(done)
    expect(outcome('end', before(ends, 60), { ...early, reason: notAccepted })).toBe(anomaly)
    expect(outcome('end', before(ends, 60), { ...early, reason: { ...accepted, dependsOn: 'manager' } })).toBe(done)
    expect(outcome('end', before(ends, 60), { ...early, reason: { ...accepted, dependsOn: 'relief' } })).toBe(anomaly)
  })
})

describe('«je suis en route»', () => {
  const asked: Partial<ClockedShift> = { canPreClock: true }

  it.each([
    ['a second before its window', before(starts, 60, 1), 'NO_CLOCKING'],
    ['60 minutes before the planned start', before(starts, 60), null],
    ['at the planned end', ends, null],
    ['after it', after(ends, 0, 1), 'NO_CLOCKING'],
  ])('%s', (_, now, expected) => {
    expect(outcome('pre_clocking', now, { shift: asked })).toBe(expected)
  })

  it('is refused where it is not asked for, when it is said, and after the arrival', () => {
    expect(outcome('pre_clocking', starts)).toBe('NO_CLOCKING')
    // Below the version that brings it.
    expect(outcome('pre_clocking', starts, { shift: asked, canPreClock: false })).toBe('NO_CLOCKING')
    expect(outcome('pre_clocking', starts, { shift: { ...asked, preClockInAt: before(starts, 1) } })).toBe('ON_THE_WAY_KNOWN')
    expect(outcome('pre_clocking', starts, { shift: { ...asked, ...arrived } })).toBe('NO_CLOCKING')
  })

  it('is a time alone: it changes no status and looks at no place', () => {
    const far = { point: { latitude: 0, longitude: 0 }, accuracyMetres: 0 }
    expect(clock(factsOf('pre_clocking', { shift: asked, reading: far }), starts)).toEqual({
      happenedAt: starts,
      verdict: null,
      isOutsideArea: false,
      isImprecise: false,
    })
  })
})
