import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { ownZone } from '../kit/dates.ts'
import { daysAndHours, isOwnClock, writtenOffset } from './timeWords.ts'

it('an offset is written with its sign, and with minutes where it has some', () => {
  expect([240, -240, 330, -210, 0].map(writtenOffset)).toEqual(['UTC+4', 'UTC−4', 'UTC+5:30', 'UTC−3:30', 'UTC+0'])
})

it('what has passed is said in days from two days on, to the hour', () => {
  expect([0, 60, 2879].map(daysAndHours)).toEqual([null, null, null])
  expect([2880, 2909, 2910, 60_678].map(daysAndHours)).toEqual([
    { days: 2, hours: 0 },
    { days: 2, hours: 0 },
    { days: 2, hours: 1 },
    { days: 42, hours: 3 },
  ])
})

it("a clock that shows what the reader's own shows is told from others", () => {
  const at = '2026-10-12T08:00:00Z' as Instant
  expect([ownZone(), 'Pacific/Kiritimati'].map((zone) => isOwnClock(zone, at))).toEqual([true, false])
})
