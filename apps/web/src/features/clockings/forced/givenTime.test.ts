import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import {
  addMinutes,
  epochOf,
  instantOf,
  instantOfLocal,
  instantsOfLocal,
  localOf,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { meantTime } from './givenTime.ts'

const timeZone = 'Europe/Paris'
const at = (text: string): Instant => instantOfLocal(text as LocalDateTime, timeZone)
const shift = (starts: string, arrived: Instant | null = null) => ({ startsAt: at(starts), arrivedAt: arrived, timeZone })
const night = shift('2026-10-19 19:00:00')
const day = shift('2026-10-20 07:00:00')
const meant = (time: string, act: ForcedAct, of: typeof night, now: Instant) => {
  const found = meantTime(time, act, of, now)
  return typeof found === 'string' ? found : found.instants.length === 1 ? found.local : found.instants
}
const morning = at('2026-10-20 09:00:00')

it("takes last evening for last night's shift, and this morning for its end", () => {
  expect(meant('19:02', 'start', night, morning)).toBe('2026-10-19 19:02:00')
  expect(meant('00:30', 'start', night, morning)).toBe('2026-10-20 00:30:00')
  expect(meant('06:55', 'end', shift('2026-10-19 19:00:00', at('2026-10-19 19:01:12')), morning)).toBe('2026-10-20 06:55:00')
})

it('never means what has not come yet', () => {
  const now = at('2026-10-20 07:14:00')
  expect(meant('07:20', 'start', day, now)).toBe('ahead')
  expect(meant('07:20', 'end', shift('2026-10-20 07:00:00', at('2026-10-20 07:10:00')), now)).toBe('ahead')
  expect(meant('07:10', 'start', day, now)).toBe('2026-10-20 07:10:00')
})

it('a shift of another day cannot have been clocked ahead of now', () => {
  expect(meant('08:00', 'start', day, at('2026-10-18 09:00:00'))).toBe('ahead')
})

it('finds a departure that was forgotten for days', () => {
  const arrived = shift('2026-10-20 07:00:00', at('2026-10-20 06:58:00'))
  expect(meant('19:04', 'end', arrived, at('2026-10-23 09:00:00'))).toBe('2026-10-20 19:04:00')
  expect(meant('02:00', 'end', arrived, at('2026-10-23 09:00:00'))).toBe('2026-10-21 02:00:00')
})

it('a departure does not come before the arrival; in the same minute it is the arrival', () => {
  const arrived = shift('2026-10-20 07:00:00', at('2026-10-20 07:10:30'))
  expect(meant('06:00', 'end', arrived, morning)).toBe('beforeArrival')
  expect(meant('07:10', 'end', arrived, morning)).toBe('2026-10-20 07:10:30')
})

const [summer, winter] = instantsOfLocal('2026-10-25 02:30:00' as LocalDateTime, timeZone) as [Instant, Instant]
const october = shift('2026-10-24 21:00:00')

it('02:30 of the night that has two is both of them, the earlier first', () => {
  expect(meant('02:30', 'start', october, at('2026-10-25 08:00:00'))).toEqual([summer, winter])
  expect(meant('03:00', 'start', october, at('2026-10-25 08:00:00'))).toBe('2026-10-25 03:00:00')
  expect(meant('02:30', 'start', shift('2026-10-25 02:00:00'), at('2026-10-25 08:00:00'))).toEqual([summer, winter])
})

it('the one that cannot be meant is not asked about: it has not come yet, or precedes the arrival', () => {
  const found = (act: ForcedAct, of: typeof october, now: Instant) => {
    const one = meantTime('02:30', act, of, now)
    return typeof one === 'string' ? one : one.instants
  }
  expect(found('start', october, addMinutes(summer, 10))).toEqual([summer])
  expect(found('start', october, addMinutes(summer, -10))).toBe('ahead')
  // Arrived at 02:45 of the first round, left at 02:30 of the second: three quarters of an hour later.
  const arrived = shift('2026-10-24 21:00:00', addMinutes(summer, 15))
  expect(found('end', arrived, at('2026-10-25 08:00:00'))).toEqual([winter])
  expect(found('end', shift('2026-10-24 21:00:00', addMinutes(summer, -60)), at('2026-10-25 08:00:00'))).toEqual([summer, winter])
})

it('a time that the clocks skip is none', () => {
  const march = shift('2027-03-27 21:00:00')
  expect(meant('02:30', 'start', march, at('2027-03-28 08:00:00'))).toBe('skipped')
  expect(meant('02:30', 'end', shift('2027-03-27 21:00:00', at('2027-03-27 21:04:00')), at('2027-03-28 08:00:00'))).toBe('skipped')
})

it('whatever is meant shows what was typed, has come, and does not precede the arrival, around every change of clock', () => {
  const minutes = fc.integer({ min: -36 * 60, max: 36 * 60 })
  const change = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2028-10-29', '2026-07-14')
  const zone = fc.constantFrom('Europe/Paris', 'America/Miquelon', 'Australia/Lord_Howe', 'Atlantic/Azores', 'Indian/Reunion')
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  const two = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(change, zone, minutes, minutes, time, fc.boolean(), (on, own, start, since, [hours, minute], isEnd) => {
      const startsAt = instantOf(Date.parse(`${on}T01:00:00Z`) + start * 60_000)
      const arrivedAt = isEnd ? addMinutes(startsAt, 3) : null
      const now = addMinutes(startsAt, since)
      const typed = `${two(hours)}:${two(minute)}`
      const found = meantTime(typed, isEnd ? 'end' : 'start', { startsAt, arrivedAt, timeZone: own }, now)
      if (typeof found === 'string') return
      for (const one of found.instants) {
        expect(localOf(one, own).slice(11, 16)).toBe(typed)
        expect(one <= now || one === arrivedAt).toBe(true)
        expect(one >= (arrivedAt ?? '')).toBe(true)
      }
      expect(found.instants.length).toBeLessThanOrEqual(2)
      expect(epochOf(found.instants.at(-1)!) - epochOf(found.instants[0])).toBeLessThanOrEqual(3_600_000)
    }),
  )
})
