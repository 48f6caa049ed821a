import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { arrivalOf, cardDigits, departureOf, figuresOf, type PrintedLine, type PrintedService } from './signed.rules.ts'

const at = (clock: string): Instant => `2026-11-16T${clock}:00Z` as Instant
const planned: PrintedService = {
  startsAt: at('05:00'),
  endsAt: at('13:00'),
  arrivedAt: null,
  leftAt: null,
  clockInStatus: null,
  clockOutStatus: null,
  isClockInForced: false,
  isClockOutForced: false,
  isClockInOutsideArea: false,
  isClockOutOutsideArea: false,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
}
const line = (uuid: string, kind: ClockingKind, happenedAt: Instant, more: Partial<PrintedLine> = {}): PrintedLine => ({
  clocking_uuid: uuid,
  kind,
  happened_at: happenedAt,
  recorded_at: happenedAt,
  verdict: 1,
  doubt: null,
  about_uuid: null,
  author: null,
  reasonName: null,
  ...more,
})
const byManager = { author: 'C. Rochebel', recorded_at: '2026-11-20T09:00:00Z' as Instant }

describe('an act on paper', () => {
  it('that nobody has touched is its time alone', () => {
    const arrival = arrivalOf({ ...planned, arrivedAt: at('04:56') }, [line('a', 'start', at('04:56'))])
    expect(arrival).toMatchObject({ at: at('04:56'), firstAt: null, corrected: null, gone: [], awayMinutes: 0 })
  })

  it('that was corrected, twice even, keeps what was recorded first', () => {
    const lines = [
      line('a', 'start', at('04:56')),
      line('b', 'end', at('13:40')),
      line('c', 'correction', at('13:10'), { about_uuid: 'b', ...byManager }),
      line('d', 'correction', at('13:04'), { about_uuid: 'b', ...byManager, author: 'D. Martin' }),
    ]
    const service = { ...planned, arrivedAt: at('04:56'), leftAt: at('13:04') }
    expect(departureOf(service, lines)).toMatchObject({
      at: at('13:04'),
      firstAt: at('13:40'),
      corrected: { on: byManager.recorded_at, by: 'D. Martin' },
    })
    expect(arrivalOf(service, lines)).toMatchObject({ firstAt: null, corrected: null })
  })

  it('that was deleted leaves its line to be filled, and stands beside it with who deleted it: with an arrival its departure', () => {
    const lines = [
      line('a', 'start', at('04:56')),
      line('b', 'end', at('13:02')),
      line('c', 'deletion', '2026-11-20T09:00:00Z' as Instant, { about_uuid: 'a', ...byManager }),
    ]
    expect(arrivalOf(planned, lines)).toMatchObject({ at: null, gone: [{ how: 'deleted', happenedAt: at('04:56'), by: 'C. Rochebel' }] })
    expect(departureOf(planned, lines)).toMatchObject({ at: null, gone: [{ how: 'deleted', happenedAt: at('13:02') }] })
  })

  it('that waits for a manager is marked so, and one that was refused is told', () => {
    const waiting = { ...planned, arrivedAt: at('04:56'), isClockInUnconfirmed: true }
    expect(arrivalOf(waiting, [line('a', 'start', at('04:56'), { doubt: 'clock' })])).toMatchObject({
      at: at('04:56'),
      isUnconfirmed: true,
    })
    const refused = [
      line('a', 'start', at('04:56'), { doubt: 'clock' }),
      line('b', 'rejection', at('09:00'), { about_uuid: 'a', ...byManager }),
    ]
    expect(arrivalOf(planned, refused)).toMatchObject({ at: null, gone: [{ how: 'refused', happenedAt: at('04:56') }] })
  })

  it('that gave way to one that was confirmed is said all the same', () => {
    const lines = [
      line('a', 'start', at('05:00')),
      line('b', 'end', at('11:00')),
      line('c', 'end', at('13:30'), { doubt: 'order' }),
      line('d', 'confirmation', at('15:00'), { about_uuid: 'c', ...byManager }),
    ]
    const service = { ...planned, arrivedAt: at('05:00'), leftAt: at('13:30') }
    expect(departureOf(service, lines)).toMatchObject({ at: at('13:30'), replaced: [at('11:00')], gone: [], corrected: null })
    expect(arrivalOf(service, lines)).toMatchObject({ at: at('05:00'), replaced: [] })
    // While it waits the first one stands.
    expect(departureOf({ ...service, leftAt: at('11:00') }, lines.slice(0, 3)).replaced).toEqual([])
  })

  it('that was corrected and then deleted says what was in effect, and what was recorded first', () => {
    const lines = [
      line('a', 'start', at('05:09')),
      line('b', 'correction', at('04:58'), { about_uuid: 'a', ...byManager }),
      line('c', 'deletion', at('16:00'), { about_uuid: 'a', ...byManager }),
    ]
    expect(arrivalOf(planned, lines)).toMatchObject({
      at: null,
      gone: [{ how: 'deleted', happenedAt: at('04:58'), firstAt: at('05:09') }],
      replaced: [],
    })
  })

  it('that came late says by how much and why', () => {
    const late = { ...planned, arrivedAt: at('05:14'), clockInStatus: 2 }
    expect(arrivalOf(late, [line('a', 'start', at('05:14'), { reasonName: 'Retard de transport' })])).toMatchObject({
      awayMinutes: 14,
      reasonName: 'Retard de transport',
    })
    expect(departureOf({ ...planned, leftAt: at('12:30'), clockOutStatus: 2 }, []).awayMinutes).toBe(30)
  })
})

describe('the figures of a week', () => {
  it('count minutes of services whose arrival and departure both count, over a night too', () => {
    const of = (more: Partial<PrintedService>, agentId: number | null = 1, unconfirmedCount = 0) => {
      const service = { ...planned, ...more, agentId, unconfirmedCount }
      return { service, arrival: arrivalOf(service, []), departure: departureOf(service, []) }
    }
    const night = {
      startsAt: at('20:00'),
      endsAt: '2026-11-17T04:00:00Z' as Instant,
      arrivedAt: at('19:55'),
      leftAt: '2026-11-17T04:05:00Z' as Instant,
    }
    const services = [
      of({ arrivedAt: at('04:56'), leftAt: at('13:02') }),
      of(night),
      of({ arrivedAt: at('04:56'), leftAt: at('13:02'), isClockInUnconfirmed: true }, 1, 1),
      of({ arrivedAt: at('04:56') }),
      of({}, null),
      of({ arrivedAt: at('04:56'), leftAt: '2026-12-07T13:00:00Z' as Instant }),
    ]
    expect(figuresOf(services, at('12:59'))).toEqual({
      planned: { count: 6, minutes: 6 * 480 },
      done: { count: 2, minutes: 486 + 490 },
      unconfirmedCount: 1,
      correctedCount: 0,
      openCount: 1,
      unfilledCount: 0,
    })
    expect(figuresOf(services, at('13:00'))).toMatchObject({ openCount: 0, unfilledCount: 1 })
  })
})

it('of a professional card the last seven digits are printed, whatever stands around them', () => {
  expect(['CAR-075-2026-10-12-20204905848', '4905848', '', null].map(cardDigits)).toEqual(['4905848', '4905848', '', ''])
})
