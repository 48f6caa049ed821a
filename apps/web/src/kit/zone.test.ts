import { instantOfLocal, localOf, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { dayAfter, dayIn, epochAt, localIn, offsetMinutes } from './zone.ts'

const paris = 'Europe/Paris'
const at = (text: string) => text as Instant

it('reads the wall clock of a zone, in summer and in winter', () => {
  expect(localIn(at('2026-10-20T05:14:00Z'), paris)).toBe('2026-10-20 07:14:00')
  expect(localIn(at('2026-11-20T06:14:09Z'), paris)).toBe('2026-11-20 07:14:09')
  expect(localIn(at('2026-10-20T22:30:00Z'), 'Indian/Reunion')).toBe('2026-10-21 02:30:00')
})

it('knows the day where the clock hangs', () => {
  expect(dayIn(at('2026-10-20T22:30:00Z'), paris)).toBe('2026-10-21')
  expect(dayIn(at('2026-10-20T22:30:00Z'), 'America/Martinique')).toBe('2026-10-20')
  expect(offsetMinutes(at('2026-10-20T22:30:00Z'), 'Asia/Kolkata')).toBe(330)
})

it('moves over months and years', () => {
  expect(dayAfter('2026-12-31' as Day, 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01' as Day, -1)).toBe('2028-02-29')
})

it('finds the instant of a wall clock as the contract does, through both changes of clock', () => {
  for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'] as Day[]) {
    for (let minutes = -360; minutes <= 1800; minutes += 30) {
      const local = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
      expect(epochAt(day, minutes, paris), local).toBe(Date.parse(instantOfLocal(local as LocalDateTime, paris)))
    }
  }
})

it('agrees with the contract on every quarter of an hour around the changes of clock', () => {
  for (const start of ['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z']) {
    for (let step = 0; step < 48; step += 1) {
      const instant = `${new Date(Date.parse(start) + step * 900_000).toISOString().slice(0, 19)}Z` as Instant
      expect(localIn(instant, paris)).toBe(localOf(instant, paris))
    }
  }
})
