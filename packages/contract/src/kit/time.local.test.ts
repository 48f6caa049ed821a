import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { size } from './size.testing.ts'
import { addDays, addMonths, instantOf, instantOfLocal, type Day, type LocalDateTime, type Month } from './time.ts'

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
