import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes, localOf, minutesBetween, type Day, type Instant, type LocalDateTime, type Month } from '../kit/time.ts'
import { size } from '../kit/size.testing.ts'
import { overlaps } from '../schedules/schedules.rules.ts'
import {
  instantOnClock,
  mostSpans,
  problemsOfOffer,
  spansOf,
  weekdayOf,
  type OfferedTimes,
  type OfferFacts,
} from './availabilities.rules.ts'

const paris = 'Europe/Paris'
const local = (text: string) => `${text}:00` as LocalDateTime
const times = (from: string, to: string, more: Partial<OfferedTimes> = {}): OfferedTimes => ({
  startsLocal: local(from),
  endsLocal: local(to),
  ...more,
})
const until = (day: string, ...weekdays: number[]) => ({ untilOn: day as Day, ...(weekdays.length > 0 && { weekdays }) })
/** Monday 12 October, 7h in Paris. */
const facts: OfferFacts = {
  contract: { startsOn: '2020-01-01' as Day, endsOn: null },
  lastMonth: '202612' as Month,
  now: '2026-10-12T05:00:00Z' as Instant,
  timeZone: paris,
  offered: [],
  absences: [],
}
const problem = (offer: OfferedTimes, more: Partial<OfferFacts> = {}) => {
  const [found] = problemsOfOffer(offer, { ...facts, ...more })
  return found && [found.field, found.problem, ...(found.values ? [found.values] : [])]
}
const span = (startsAt: string, endsAt: string) => ({ startsAt: startsAt as Instant, endsAt: endsAt as Instant })

describe('when somebody is available', () => {
  it('is once, on several days, or on some days of each week, over midnight too', () => {
    expect(spansOf(times('2026-10-12 08:00', '2026-10-12 16:00'), paris)).toEqual([
      { on: '2026-10-12', ...span('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z') },
    ])
    const nights = spansOf(times('2026-10-12 22:00', '2026-10-13 06:00', until('2026-10-14')), paris)
    expect(nights.map(({ on, endsAt }) => [on, endsAt])).toEqual([
      ['2026-10-12', '2026-10-13T04:00:00Z'],
      ['2026-10-13', '2026-10-14T04:00:00Z'],
      ['2026-10-14', '2026-10-15T04:00:00Z'],
    ])
    // From a Monday on, each Tuesday and Sunday.
    const weekly = spansOf(times('2026-10-12 08:00', '2026-10-12 16:00', until('2026-10-27', 2, 7)), paris)
    expect(weekly.map(({ on }) => on)).toEqual(['2026-10-13', '2026-10-18', '2026-10-20', '2026-10-25', '2026-10-27'])
    expect(weekly.at(-1)!.startsAt).toBe('2026-10-27T07:00:00Z')
  })

  it('keeps its hours on the clock over both changes: the night lasts what it lasts', () => {
    const night = (day: string, next: string) => {
      const [one] = spansOf(times(`${day} 21:00`, `${next} 06:00`), paris)
      return minutesBetween(one!.startsAt, one!.endsAt) / 60
    }
    expect(night('2026-10-24', '2026-10-25')).toBe(10)
    expect(night('2027-03-27', '2027-03-28')).toBe(8)
    expect(night('2026-10-12', '2026-10-13')).toBe(9)
  })

  it('begins at the first of two 02:30, and at the change where there is none', () => {
    expect(instantOnClock(local('2026-10-25 02:30'), paris)).toBe('2026-10-25T00:30:00Z')
    expect(instantOnClock(local('2027-03-28 02:30'), paris)).toBe('2027-03-28T01:00:00Z')
    expect(instantOnClock(local('2026-10-04 02:10'), 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00Z')
  })

  const zones = [paris, 'Indian/Reunion', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca']
  const minutes = fc.integer({ min: 0, max: 1439 })
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`

  it('in whatever zone, a later time on the clock is never an earlier instant', () => {
    const day = fc.integer({ min: 0, max: 3650 }).map((n) => addDays('2020-01-01' as Day, n))
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, minutes, minutes, (zone, on, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((at) => instantOnClock(local(`${on} ${clock(at)}`), zone))
        expect(from! <= to!).toBe(true)
      }),
      { numRuns: size(2000, 50_000) },
    )
  })

  it('none of a series meets another, each begins at its hour on its weekday, whatever the clock does', () => {
    const days = fc.record({
      first: fc.integer({ min: 0, max: 3650 }),
      count: fc.integer({ min: 0, max: 120 }),
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), { nil: undefined }),
    })
    const hours = fc.record({ from: minutes, length: fc.integer({ min: 30, max: 1440 }) })
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, hours, (zone, { first, count, weekdays }, { from, length }) => {
        const on = addDays('2020-01-01' as Day, first)
        const end = from + length
        const offer = times(`${on} ${clock(from)}`, `${addDays(on, Math.floor(end / 1440))} ${clock(end % 1440)}`, {
          untilOn: addDays(on, count),
          weekdays,
        })
        const spans = spansOf(offer, zone)
        expect(spans.length).toBeLessThanOrEqual(mostSpans + 1)
        expect(spans.slice(1).filter((one, at) => overlaps(one, spans[at]!))).toEqual([])
        expect(spans.filter(({ on: day }) => weekdays && !weekdays.includes(weekdayOf(day)))).toEqual([])
        expect(spans.filter(({ startsAt, endsAt }) => endsAt < startsAt)).toEqual([])
        // What is skipped begins at the change, whose clock shows more.
        expect(spans.filter((one) => localOf(one.startsAt, zone) < `${one.on} ${clock(from)}`)).toEqual([])
      }),
      { numRuns: size(300, 10_000) },
    )
  })
})

describe('an availability is refused', () => {
  it('where it ends before it begins, is too short, or lasts more than a day', () => {
    expect(problem(times('2026-10-13 16:00', '2026-10-13 08:00'))).toEqual(['endsLocal', 'availability.endBeforeStart'])
    expect(problem(times('2026-10-13 16:00', '2026-10-13 16:29'))).toEqual(['endsLocal', 'availability.tooShort', { count: 30 }])
    expect(problem(times('2026-10-13 00:00', '2026-10-14 00:00'))).toBeUndefined()
    expect(problem(times('2026-10-13 00:00', '2026-10-14 00:01'))).toEqual(['endsLocal', 'availability.tooLong', { count: 24 }])
  })

  it('on a day that is past, or once its hours are over; not while they last', () => {
    expect(problem(times('2026-10-11 22:00', '2026-10-12 10:00'))).toEqual(['startsLocal', 'availability.past'])
    expect(problem(times('2026-10-12 01:00', '2026-10-12 07:00'))).toEqual(['endsLocal', 'availability.over'])
    expect(problem(times('2026-10-12 01:00', '2026-10-12 07:01'))).toBeUndefined()
  })

  it('beyond the months that the company shows, and outside the contract', () => {
    expect(problem(times('2027-01-01 08:00', '2027-01-01 16:00'))).toEqual(['startsLocal', 'month.tooLate', { month: '202612' }])
    const series = times('2026-10-13 08:00', '2026-10-13 16:00', until('2027-01-02', 1))
    expect(problem(series)).toEqual(['untilOn', 'month.tooLate', { month: '202612' }])
    const contract = { startsOn: '2026-10-20' as Day, endsOn: '2026-10-30' as Day }
    const day = (on: string) => times(`2026-10-${on} 22:00`, `2026-10-${Number(on) + 1} 06:00`)
    expect(problem(day('19'), { contract })).toEqual(['startsLocal', 'availability.beforeContract', { day: '2026-10-20' }])
    expect(problem(day('30'), { contract })).toBeUndefined()
    expect(problem({ ...day('20'), ...until('2026-10-31') }, { contract })).toEqual([
      'untilOn',
      'availability.afterContract',
      { day: '2026-10-30' },
    ])
    // The last Monday lies within it.
    expect(problem({ ...day('20'), ...until('2026-11-01', 1) }, { contract })).toBeUndefined()
  })

  it('as a series without a day, with too many, or that ends before it begins', () => {
    const series = (more: Partial<OfferedTimes>) => times('2026-10-13 08:00', '2026-10-13 16:00', more)
    expect(problem(series(until('2026-10-12')))).toEqual(['untilOn', 'availability.untilBeforeStart'])
    expect(problem(series(until('2026-10-18', 1)))).toEqual(['untilOn', 'availability.noDay'])
    const lastMonth = '202712' as Month
    expect(problem(series(until('2027-01-20')), { lastMonth })).toBeUndefined()
    expect(problem(series(until('2027-01-21')), { lastMonth })).toEqual(['untilOn', 'availability.tooMany', { count: 100 }])
    expect(problem(series({ untilOn: '9998-12-31' as Day }), { lastMonth: null })).toEqual([
      'untilOn',
      'availability.tooMany',
      { count: 100 },
    ])
  })

  it('where one is already, with the one that it meets; what touches it may be', () => {
    const offered = [span('2026-12-07T07:00:00Z', '2026-12-07T15:00:00Z')]
    const told = ['startsLocal', 'availability.taken', { day: '2026-12-07', from: '08:00', to: '16:00' }]
    expect(problem(times('2026-12-07 15:59', '2026-12-07 20:00'), { offered })).toEqual(told)
    expect(problem(times('2026-12-07 16:00', '2026-12-07 20:00'), { offered })).toBeUndefined()
    expect(problem(times('2026-12-06 20:00', '2026-12-07 08:00'), { offered })).toBeUndefined()
    // Each Monday: the fifth one meets it.
    expect(problem(times('2026-11-09 06:00', '2026-11-09 12:00', until('2026-12-20', 1)), { offered })).toEqual(told)
  })

  it('while one is away; not while one has only asked to be', () => {
    const away = { ...span('2026-10-13T22:00:00Z', '2026-10-15T22:00:00Z'), typeName: 'Congés payés' }
    const night = times('2026-10-13 20:00', '2026-10-14 06:00')
    const told = ['startsLocal', 'availability.away', { day: '2026-10-13', type: 'Congés payés' }]
    expect(problem(night, { absences: [{ ...away, isDemand: false }] })).toEqual(told)
    expect(problem(night, { absences: [{ ...away, isDemand: true }] })).toBeUndefined()
  })

  it('at hours that a change of clock skips whole', () => {
    const lastMonth = '202704' as Month
    const told = ['startsLocal', 'availability.skipped', { day: '2027-03-28' }]
    expect(problem(times('2027-03-28 02:10', '2027-03-28 02:50'), { lastMonth })).toEqual(told)
    expect(problem(times('2027-03-28 01:30', '2027-03-28 02:50'), { lastMonth })).toBeUndefined()
  })

  it('never twice for one that was taken: whatever is let in meets nothing that is there', () => {
    const start = fc.integer({ min: 0, max: 60 * 24 * 40 })
    const one = fc.tuple(start, fc.integer({ min: 30, max: 1440 }))
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (asked) => {
        const offered: { startsAt: Instant; endsAt: Instant }[] = []
        for (const [at, length] of asked) {
          const from = addMinutes('2026-10-13T00:00:00Z' as Instant, at)
          const wall = (instant: Instant) => localOf(instant, 'UTC')
          const offer = { startsLocal: wall(from), endsLocal: wall(addMinutes(from, length)) }
          if (problemsOfOffer(offer, { ...facts, timeZone: paris, offered }).length === 0) {
            const [made] = spansOf(offer, paris)
            offered.push(made!)
          }
        }
        expect(offered.filter((made) => offered.some((other) => other !== made && overlaps(other, made)))).toEqual([])
      }),
      { numRuns: size(100, 2000) },
    )
  })
})
