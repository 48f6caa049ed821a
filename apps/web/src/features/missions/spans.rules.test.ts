import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { missionOf, offeredAt } from './missions.testing.ts'
import { daysOfSpan, isIn } from './spans.rules.ts'

const spans = (today: string) => (['week', 'next', 'month'] as const).map((span) => daysOfSpan(span, today as Day))

it('this week, the next one and the month are civil ones, also at the turn of a year', () => {
  expect(spans('2026-11-26')).toEqual([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2026-11-01', '2026-11-30'],
  ])
  expect(spans('2026-12-31')).toEqual([
    ['2026-12-28', '2027-01-03'],
    ['2027-01-04', '2027-01-10'],
    ['2026-12-01', '2026-12-31'],
  ])
  // A Sunday is the last day of its week; 2028 has a 29 February.
  expect(spans('2028-02-27')).toEqual([
    ['2028-02-21', '2028-02-27'],
    ['2028-02-28', '2028-03-05'],
    ['2028-02-01', '2028-02-29'],
  ])
})

it('a service counts for the day on which it begins at its site', () => {
  const now = '2026-11-26T08:00:00Z' as Instant
  // Monday 00:30 at Réunion, still Sunday in Paris.
  const far = missionOf([offeredAt('2026-11-29T20:30:00Z', '2026-11-30T04:00:00Z', { timeZone: 'Indian/Reunion' })])
  const near = missionOf([offeredAt('2026-11-29T20:30:00Z', '2026-11-30T04:00:00Z')])
  const [week, next] = spans('2026-11-26')
  expect([isIn(far, week!, now), isIn(far, next!, now)]).toEqual([false, true])
  expect([isIn(near, week!, now), isIn(near, next!, now)]).toEqual([true, false])
})

it('what of the month is over is not in it; of several services those still to come are', () => {
  const month = daysOfSpan('month', '2026-11-26' as Day)
  const [past, later] = [
    offeredAt('2026-11-10T06:00:00Z', '2026-11-10T14:00:00Z'),
    offeredAt('2026-11-28T06:00:00Z', '2026-11-28T14:00:00Z'),
  ]
  const now = '2026-11-26T08:00:00Z' as Instant
  expect(isIn(missionOf([past]), month, now)).toBe(false)
  expect(isIn(missionOf([past, later]), month, now)).toBe(true)
})
