import type { SendingDoubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { answerOf, doubtful, lineOf } from './clockings.lines.testing.ts'
import { accepted, after, anomaly, arrived, before, done, ends, factsOf, starts, type Parts } from './clockings.rules.testing.ts'
import type { ClockedAct } from './clockings.rules.ts'
import { clockKept, waitingTwin } from './kept.rules.ts'

/** Some 600 m from the site. */
const far = { point: { latitude: 48.862, longitude: 2.3522 }, accuracyMetres: 10 }
const near = { point: { latitude: 48.8566, longitude: 2.3522 }, accuracyMetres: 10 }
/** Why it is to be confirmed, «believed», or the code by which it is known. */
function said(act: ClockedAct, at: Instant, parts: Parts = {}, doubt: SendingDoubt | null = null): string {
  try {
    return clockKept(factsOf(act, parts), at, doubt).doubt ?? 'believed'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('an act that a device has kept', () => {
  it('is recorded with its verdict, and its place', () => {
    expect(clockKept(factsOf('start'), starts, null)).toEqual({ verdict: done, isOutsideArea: false, isImprecise: false, doubt: null })
    expect(clockKept(factsOf('start'), after(starts, 60), null)).toEqual({
      verdict: anomaly,
      isOutsideArea: false,
      isImprecise: false,
      doubt: null,
    })
    expect(clockKept(factsOf('start', { reading: far, reason: accepted }), starts, null)).toMatchObject({
      isOutsideArea: true,
      doubt: null,
    })
    expect(clockKept(factsOf('pre_clocking', { shift: { canPreClock: true }, reading: far }), starts, null)).toEqual({
      verdict: null,
      isOutsideArea: false,
      isImprecise: false,
      doubt: null,
    })
  })

  it('is to be confirmed by what its sending says first, then by its window, its place and its order', () => {
    const nowhere: Parts = { site: { isClockingEnabled: false }, shift: { arrivedAt: ends, isClockInForced: true } }
    expect(clockKept(factsOf('start', nowhere), before(starts, 60), 'clock').doubt).toBe('clock')
    expect(said('start', before(starts, 60), nowhere)).toBe('window')
    expect(said('start', starts, nowhere)).toBe('place')
    expect(said('start', starts, { ...nowhere, site: {} })).toBe('order')
  })
})

describe('the window of its service', () => {
  it.each<[string, ClockedAct, Instant, Parts, string]>([
    ['a second before an arrival is open', 'start', before(starts, 30, 1), {}, 'window'],
    ['when it opens', 'start', before(starts, 30), {}, 'believed'],
    ['at the planned end', 'start', ends, {}, 'believed'],
    ['a second after it', 'start', after(ends, 0, 1), {}, 'window'],
    ['a departure at the planned end', 'end', ends, { shift: arrived }, 'believed'],
    ['at the end of the grace', 'end', after(ends, 720), { shift: arrived }, 'believed'],
    ['a second after that', 'end', after(ends, 720, 1), { shift: arrived }, 'window'],
    ['an early one without a reason', 'end', before(ends, 0, 1), { shift: arrived }, 'window'],
    ['with a reason', 'end', before(ends, 0, 1), { shift: arrived, reason: accepted }, 'believed'],
    ['where the company has none', 'end', before(ends, 1), { shift: arrived, reason: accepted, canClockOutEarlier: false }, 'window'],
    ['«je suis en route» a second too soon', 'pre_clocking', before(starts, 60, 1), { shift: { canPreClock: true } }, 'window'],
    ['in time', 'pre_clocking', before(starts, 60), { shift: { canPreClock: true } }, 'believed'],
    ['at the planned end', 'pre_clocking', ends, { shift: { canPreClock: true } }, 'believed'],
    ['a second after it', 'pre_clocking', after(ends, 0, 1), { shift: { canPreClock: true } }, 'window'],
    ['where nobody asks for it', 'pre_clocking', starts, {}, 'window'],
    ['where the company has none', 'pre_clocking', starts, { shift: { canPreClock: true }, canPreClock: false }, 'window'],
  ])('%s', (_, act, at, parts, expected) => expect(said(act, at, parts)).toBe(expected))
})

describe('its place', () => {
  const phone: Parts = { way: 'position', reading: near }
  it.each<[string, Parts, string]>([
    ['on a phone at the site', phone, 'believed'],
    ['a site where clocking is off', { ...phone, site: { isClockingEnabled: false } }, 'place'],
    ['a tablet where clocking is off', { site: { isClockingEnabled: false } }, 'place'],
    ['a site without phones', { ...phone, site: { canClockByPhone: false } }, 'place'],
    ['its tablet', { site: { canClockByPhone: false } }, 'believed'],
    ['a phone that does not say where', { ...phone, reading: null }, 'place'],
    ['a tablet that does not', { reading: null }, 'believed'],
    ['outside without a reason', { ...phone, reading: far }, 'place'],
    ['outside with one', { ...phone, reading: far, reason: accepted }, 'believed'],
    ['outside where that is refused', { ...phone, reading: far, reason: accepted, site: { isOutsideAreaRefused: true } }, 'place'],
    ['inside there', { ...phone, site: { isOutsideAreaRefused: true } }, 'believed'],
  ])('%s', (_, parts, expected) => expect(said('start', starts, parts)).toBe(expected))

  it('is not asked of «je suis en route»', () => {
    expect(said('pre_clocking', starts, { way: 'position', shift: { canPreClock: true } })).toBe('believed')
    expect(said('end', ends, { way: 'position', shift: arrived })).toBe('place')
  })
})

describe('its order', () => {
  const gone = { ...arrived, leftAt: ends, isClockOutForced: true }
  it.each<[string, ClockedAct, Instant, Parts, string]>([
    ['a departure without an arrival', 'end', ends, {}, 'order'],
    ['before it', 'end', ends, { shift: { arrivedAt: after(ends, 0, 1) } }, 'order'],
    ['in its second', 'end', ends, { shift: { arrivedAt: ends } }, 'believed'],
    ['after another', 'end', after(ends, 5), { shift: gone }, 'order'],
    ['an arrival after another', 'start', after(starts, 5), { shift: { ...arrived, isClockInForced: true } }, 'order'],
    ['«je suis en route» after the arrival', 'pre_clocking', starts, { shift: { ...arrived, canPreClock: true } }, 'order'],
  ])('%s', (_, act, at, parts, expected) => expect(said(act, at, parts)).toBe(expected))
})

describe('the same act a second time', () => {
  const wayThere = { canPreClock: true, preClockInAt: before(starts, 30) }
  it('is known, also an arrival that is later and a departure that is earlier, however far apart the two are', () => {
    expect(said('start', starts, { shift: arrived })).toBe('ARRIVAL_KNOWN')
    expect(said('start', after(starts, 90), { shift: arrived })).toBe('ARRIVAL_KNOWN')
    expect(said('end', before(ends, 90), { shift: { ...arrived, leftAt: ends }, reason: accepted })).toBe('DEPARTURE_KNOWN')
    expect(said('pre_clocking', starts, { shift: wayThere })).toBe('ON_THE_WAY_KNOWN')
  })

  it('is told to a manager where it is an earlier arrival or a later departure than what stands, by more than a minute', () => {
    const came = { arrivedAt: after(starts, 10) }
    const times = [before(starts, 2), after(starts, 8, 59), after(starts, 9), after(starts, 10), after(starts, 12)]
    const known = 'ARRIVAL_KNOWN'
    expect(times.map((at) => said('start', at, { shift: came }))).toEqual(['order', 'order', known, known, known])
    expect(said('start', before(starts, 2), { shift: { ...came, leftAt: ends } })).toBe('order')
    expect(said('start', before(starts, 2), { shift: came }, 'clock')).toBe('clock')
    const left = { ...arrived, leftAt: ends }
    expect([ends, after(ends, 1), after(ends, 1, 1)].map((at) => said('end', at, { shift: left }))).toEqual([
      'DEPARTURE_KNOWN',
      'DEPARTURE_KNOWN',
      'order',
    ])
  })

  it.each([
    ['start', 'isClockInForced', null, 'ARRIVAL_KNOWN'],
    ['start', 'isClockInUnconfirmed', 'clock', 'ARRIVAL_KNOWN'],
    ['end', 'isClockOutForced', null, 'DEPARTURE_KNOWN'],
    ['end', 'isClockOutUnconfirmed', 'clock', 'DEPARTURE_KNOWN'],
  ] as const)('%s is known within a minute of what stands, and is told beside it otherwise: %s', (act, how, doubt, code) => {
    const stands = after(act === 'start' ? starts : ends, 5)
    const shift = { arrivedAt: act === 'start' ? stands : starts, leftAt: act === 'end' ? stands : null, [how]: true }
    const times = [before(stands, 1, 1), before(stands, 1), stands, after(stands, 1), after(stands, 1, 1)]
    const beside = doubt ?? 'order'
    expect(times.map((at) => said(act, at, { shift }, doubt))).toEqual([beside, code, code, code, beside])
  })

  it('is known where the other act of the service alone is forced, or to be confirmed', () => {
    const other = { isClockOutForced: true, isClockOutUnconfirmed: true }
    expect(said('start', after(starts, 90), { shift: { ...arrived, ...other } })).toBe('ARRIVAL_KNOWN')
    const own = { isClockInForced: true, isClockInUnconfirmed: true, leftAt: ends }
    expect(said('end', before(ends, 90), { shift: { ...arrived, ...own }, reason: accepted })).toBe('DEPARTURE_KNOWN')
    expect(said('pre_clocking', starts, { shift: { ...wayThere, ...other, ...own } })).toBe('ON_THE_WAY_KNOWN')
  })
})

describe('an act that waits for a manager already', () => {
  const waits = lineOf('waits', 'end', '14:00:00', doubtful)
  const found = (lines: readonly (typeof waits)[], time: string, columns: Partial<typeof waits> = {}) =>
    waitingTwin(lines, lineOf('said', 'end', time, columns))?.clocking_uuid
  it('is the one of the same kind, person and minute', () => {
    const told = ['13:58:59', '13:59:00', '14:01:00', '14:01:01'].map((time) => found([waits], time))
    expect(told).toEqual([undefined, 'waits', 'waits', undefined])
    expect(found([waits], '14:00:00', { kind: 'start' })).toBeUndefined()
    expect(found([waits], '14:00:00', { agent_id: 2 })).toBeUndefined()
  })
  it('is none that is believed, or was decided', () => {
    expect(found([{ ...waits, doubt: null }], '14:00:00')).toBeUndefined()
    for (const kind of ['confirmation', 'rejection'] as const)
      expect(found([waits, answerOf('answer', kind, 'waits')], '14:00:00')).toBeUndefined()
    expect(found([waits, answerOf('answer', 'rejection', 'another')], '14:00:00')).toBe('waits')
  })
})
