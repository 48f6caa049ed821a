import type { LocalDateTime } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { meantTime } from './givenTime.ts'

const local = (text: string) => text as LocalDateTime
const night = { startsLocal: local('2026-10-19 19:00:00'), arrivedLocal: null }
const day = { startsLocal: local('2026-10-20 07:00:00'), arrivedLocal: null }

it("takes last evening for last night's shift, and this morning for its end", () => {
  expect(meantTime('19:02', 'start', night, local('2026-10-20 09:00:00'))).toBe('2026-10-19 19:02:00')
  expect(meantTime('00:30', 'start', night, local('2026-10-20 09:00:00'))).toBe('2026-10-20 00:30:00')
  expect(meantTime('06:55', 'end', { ...night, arrivedLocal: local('2026-10-19 19:01:12') }, local('2026-10-20 09:00:00'))).toBe(
    '2026-10-20 06:55:00',
  )
})

it('never means what has not come yet', () => {
  expect(meantTime('07:20', 'start', day, local('2026-10-20 07:14:00'))).toBe('ahead')
  expect(meantTime('07:20', 'end', { ...day, arrivedLocal: local('2026-10-20 07:10:00') }, local('2026-10-20 07:14:00'))).toBe('ahead')
  expect(meantTime('07:10', 'start', day, local('2026-10-20 07:14:00'))).toBe('2026-10-20 07:10:00')
})

it('a shift of another day cannot have been clocked ahead of now', () => {
  expect(meantTime('08:00', 'start', day, local('2026-10-18 09:00:00'))).toBe('ahead')
})

it('finds a departure that was forgotten for days', () => {
  const arrived = { ...day, arrivedLocal: local('2026-10-20 06:58:00') }
  expect(meantTime('19:04', 'end', arrived, local('2026-10-23 09:00:00'))).toBe('2026-10-20 19:04:00')
  expect(meantTime('02:00', 'end', arrived, local('2026-10-23 09:00:00'))).toBe('2026-10-21 02:00:00')
})

it('a departure does not come before the arrival; in the same minute it is the arrival', () => {
  const arrived = { ...day, arrivedLocal: local('2026-10-20 07:10:30') }
  expect(meantTime('06:00', 'end', arrived, local('2026-10-20 09:00:00'))).toBe('beforeArrival')
  expect(meantTime('07:10', 'end', arrived, local('2026-10-20 09:00:00'))).toBe('2026-10-20 07:10:30')
})
