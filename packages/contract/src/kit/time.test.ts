import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMinutes,
  addMonths,
  addSeconds,
  clockOf,
  dayOf,
  epochOf,
  firstDayOf,
  instantOf,
  instantOfLocal,
  isDay,
  isLocal,
  isMonth,
  isTimeZone,
  localOf,
  midnightOf,
  minutesBetween,
  monthOf,
  offsetAt,
  readInstant,
  withOffset,
  type Day,
  type Instant,
  type LocalDateTime,
  type Month,
} from './time.ts'

const zones = [
  'Europe/Paris',
  'UTC',
  'Indian/Reunion',
  'America/Martinique',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const zone = fc.constantFrom(...zones)
const instant = fc
  .integer({ min: Date.parse('2015-01-01T00:00:00Z') / 1000, max: Date.parse('2045-01-01T00:00:00Z') / 1000 })
  .map((seconds) => instantOf(seconds * 1000))
const local = (text: string) => text as LocalDateTime

describe('an instant', () => {
  it('is cut to the second, never rounded, before the epoch too', () => {
    expect(instantOf(Date.parse('2026-10-12T05:00:00.999Z'))).toBe('2026-10-12T05:00:00Z')
    expect(instantOf(-1)).toBe('1969-12-31T23:59:59Z')
  })

  it.each([
    ['2026-10-12T05:00:00Z', '2026-10-12T05:00:00Z'],
    ['2026-10-12T07:00:00.999+02:00', '2026-10-12T05:00:00Z'],
    ['2026-10-12 07:00+0200', '2026-10-12T05:00:00Z'],
    ['2026-10-12T00:00:00-05:00', '2026-10-12T05:00:00Z'],
  ])('%s is read', (text, expected) => {
    expect(readInstant(text)).toBe(expected)
  })

  it.each([
    '',
    '2026-10-12',
    '2026-10-12T05:00:00',
    '05:00:00Z',
    '2026-13-12T05:00:00Z',
    '2026-10-12T25:00:00Z',
    '0000-10-12T05:00:00Z',
    '9999-12-31T23:59:59Z',
    'now',
  ])('%s says none', (text) => {
    expect(readInstant(text)).toBeUndefined()
  })

  it('compares as a text', () => {
    fc.assert(fc.property(instant, instant, (one, other) => one < other === epochOf(one) < epochOf(other)))
  })

  it('moves by minutes and seconds', () => {
    const at = '2026-10-25T00:30:00Z' as Instant
    expect([addMinutes(at, 60), addSeconds(at, -1), minutesBetween(at, addSeconds(at, 90))]).toEqual([
      '2026-10-25T01:30:00Z',
      '2026-10-25T00:29:59Z',
      1.5,
    ])
  })
})

describe('the wall clock of a zone', () => {
  it('comes back to its instant, or to the first of two that read alike', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const text = localOf(at, timeZone)
        const back = instantOfLocal(text, timeZone)
        expect(localOf(back, timeZone)).toBe(text)
        expect([0, 30, 60]).toContain(minutesBetween(back, at))
      }),
    )
  })

  it('agrees with Temporal, second by second around each change', () => {
    for (const timeZone of zones) {
      let next = Temporal.Instant.from('2026-01-01T00:00:00Z').toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')
      for (let count = 0; next && count < 4; count++) {
        for (const seconds of [-3600, -1, 0, 1, 1799, 1800, 3600]) {
          const at = instantOf(next.epochMilliseconds + seconds * 1000)
          expect(localOf(at, timeZone)).toBe(
            Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' '),
          )
        }
        next = next.getTimeZoneTransition('next')
      }
    }
  })

  it('changes on a quarter of an hour in every zone there is, so that an offset holds for a quarter', () => {
    const odd: string[] = []
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      let next = Temporal.Instant.from('2024-01-01T00:00:00Z').toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')
      for (let count = 0; next && count < 4; count++) {
        if (next.epochMilliseconds % 900_000 !== 0) odd.push(`${timeZone} ${next.toString()}`)
        next = next.getTimeZoneTransition('next')
      }
    }
    expect(odd).toEqual([])
  })

  it('02:30 of the October night is the first of the two; 02:30 of the March night, which is skipped, is 03:30', () => {
    expect(instantOfLocal(local('2026-10-25 02:30:00'), 'Europe/Paris')).toBe('2026-10-25T00:30:00Z')
    expect(instantOfLocal(local('2027-03-28 02:30:00'), 'Europe/Paris')).toBe('2027-03-28T01:30:00Z')
    expect(localOf('2027-03-28T01:30:00Z' as Instant, 'Europe/Paris')).toBe('2027-03-28 03:30:00')
  })

  it('21:00 to 06:00 lasts 10 hours in October and 8 in March', () => {
    const hours = (from: string, to: string) =>
      minutesBetween(instantOfLocal(local(from), 'Europe/Paris'), instantOfLocal(local(to), 'Europe/Paris')) / 60
    expect(hours('2026-10-24 21:00:00', '2026-10-25 06:00:00')).toBe(10)
    expect(hours('2027-03-27 21:00:00', '2027-03-28 06:00:00')).toBe(8)
  })

  it('an unknown zone is refused', () => {
    expect(() => offsetAt(0, 'Europe/Lutetia')).toThrow(RangeError)
    expect([isTimeZone('Europe/Paris'), isTimeZone('Europe/Lutetia'), isTimeZone('')]).toEqual([true, false, false])
  })
})

describe('an instant with its offset', () => {
  it('reads back as itself, in every zone', () => {
    fc.assert(fc.property(instant, zone, (at, timeZone) => readInstant(withOffset(at, localOf(at, timeZone))) === at))
  })

  it('says the offset that lies between it and its local text', () => {
    expect(withOffset('2026-10-25T00:30:00Z' as Instant, local('2026-10-25 02:30:00'))).toBe('2026-10-25T02:30:00+02:00')
    expect(withOffset('2026-10-25T01:30:00Z' as Instant, local('2026-10-25 02:30:00'))).toBe('2026-10-25T02:30:00+01:00')
    expect(withOffset('2026-10-12T08:00:00Z' as Instant, local('2026-10-12 05:30:00'))).toBe('2026-10-12T05:30:00-02:30')
    expect(withOffset('2026-10-12T08:00:00Z' as Instant, null)).toBe('2026-10-12T08:00:00Z')
  })
})

describe('days and months', () => {
  it.each(['2026-02-28', '2024-02-29', '1000-01-01', '9999-12-31'])('%s is a day', (text) => expect(isDay(text)).toBe(true))
  it.each(['2026-02-29', '2026-2-1', '0000-01-01', '0999-12-31', '2026-00-10', '2026-10-32', '20261012', ''])('%s is none', (text) =>
    expect(isDay(text)).toBe(false),
  )
  it.each([
    ['202601', true],
    ['999812', true],
    ['202613', false],
    ['202600', false],
    ['999901', false],
    ['000001', false],
    ['2026-1', false],
  ])('%s: %s', (text, is) => expect(isMonth(text)).toBe(is))
  it.each([
    ['2026-10-12 23:59:59', true],
    ['2026-10-12 24:00:00', false],
    ['2026-02-30 10:00:00', false],
    ['9999-01-01 00:00:00', false],
    ['2026-10-12T10:00:00', false],
  ])('%s: %s', (text, is) => expect(isLocal(text)).toBe(is))

  it('are read from a local text, and moved by the calendar', () => {
    const text = local('2026-10-31 21:00:00')
    expect([dayOf(text), monthOf(text), clockOf(text), midnightOf(dayOf(text))]).toEqual([
      '2026-10-31',
      '202610',
      '21:00',
      '2026-10-31 00:00:00',
    ])
    expect([addDays('2024-02-28' as Day, 1), addDays('2026-01-01' as Day, -1)]).toEqual(['2024-02-29', '2025-12-31'])
    expect([addMonths('202610' as Month, 3), addMonths('202601' as Month, -1), firstDayOf('202610' as Month)]).toEqual([
      '202701',
      '202512',
      '2026-10-01',
    ])
  })
})
