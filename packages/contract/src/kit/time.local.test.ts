import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { size } from './size.testing.ts'
import {
  addDays,
  addMonths,
  instantOf,
  instantOfLocal,
  instantsOfLocal,
  localOf,
  offsetOf,
  type Day,
  type LocalDateTime,
  type Month,
} from './time.ts'

const zones = [
  'Europe/Paris',
  'Indian/Reunion',
  'America/Martinique',
  'Pacific/Noumea',
  'America/Miquelon',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]
const seconds = fc.integer({ min: Date.UTC(2009, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 })
const asLocal = (epochSeconds: number) => new Date(epochSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ') as LocalDateTime
/** What the calendar library says, slowly. */
const slowly = (local: LocalDateTime, zone: string) =>
  instantOf(Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)

test('a wall-clock time is the instant that the calendar says, in every zone', () => {
  fc.assert(
    fc.property(seconds, fc.constantFrom(...zones), (at, zone) => {
      expect(instantOfLocal(asLocal(at), zone)).toBe(slowly(asLocal(at), zone))
    }),
    { numRuns: size(500, 50_000) },
  )
})
test('what a person writes means every instant at which the clock shows it: one, two or none', () => {
  const around = fc.record({
    zone: fc.constantFrom(...zones, 'Europe/London', 'Atlantic/Azores', 'America/Havana', 'Africa/Casablanca', 'Europe/Dublin'),
    from: seconds,
    offset: fc.integer({ min: -3 * 3600, max: 3 * 3600 }),
  })
  const counted = { none: 0, one: 0, two: 0 }
  fc.assert(
    fc.property(around, ({ zone, from, offset }) => {
      const next = Temporal.Instant.fromEpochMilliseconds(from * 1000)
        .toZonedDateTimeISO(zone)
        .getTimeZoneTransition('next')
      const change = Math.floor((next?.epochMilliseconds ?? from * 1000) / 1000)
      // A wall clock some hours from a change, where the calendar's earlier and later meaning say all there is.
      const local = asLocal(change + offset + Math.round((next?.offsetNanoseconds ?? 0) / 1e9))
      const plain = Temporal.PlainDateTime.from(local)
      const both = (['earlier', 'later'] as const).map((disambiguation) =>
        instantOf(plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds),
      )
      const real = [...new Set(both)].filter((at) => localOf(at, zone) === local)
      const meant = instantsOfLocal(local, zone)
      expect(meant, `${local} ${zone}`).toEqual(real)
      counted[(['none', 'one', 'two'] as const)[meant.length as 0 | 1 | 2]]++
    }),
    { numRuns: size(500, 50_000) },
  )
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(0)
})
test('02:30 of the October night in Paris is two instants that differ by their offset; of the March night none', () => {
  const twice = instantsOfLocal('2026-10-25 02:30:00' as LocalDateTime, 'Europe/Paris')
  expect(twice).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
  expect(twice.map((at) => offsetOf(at, 'Europe/Paris'))).toEqual(['+02:00', '+01:00'])
  expect(instantsOfLocal('2027-03-28 02:30:00' as LocalDateTime, 'Europe/Paris')).toEqual([])
  expect(instantsOfLocal('2026-10-25 03:00:00' as LocalDateTime, 'Europe/Paris')).toEqual(['2026-10-25T02:00:00Z'])
})
test('every quarter of an hour around both changes of clock agrees too', () => {
  for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2011-12-29', '2011-12-30', '2011-12-31']) {
    for (let quarter = 0; quarter < 96; quarter++) {
      const local = asLocal(Date.parse(`${day}T00:00:00Z`) / 1000 + quarter * 900)
      for (const zone of zones) expect(instantOfLocal(local, zone), `${local} ${zone}`).toBe(slowly(local, zone))
    }
  }
})
test('days and months are counted as the calendar counts them', () => {
  fc.assert(
    fc.property(seconds, fc.integer({ min: -800, max: 800 }), (at, count) => {
      const day = asLocal(at).slice(0, 10) as Day
      expect(addDays(day, count)).toBe(Temporal.PlainDate.from(day).add({ days: count }).toString())
      const month = day.slice(0, 7).replace('-', '') as Month
      expect(addMonths(month, count)).toBe(Temporal.PlainYearMonth.from(day.slice(0, 7)).add({ months: count }).toString().replace('-', ''))
    }),
  )
})
