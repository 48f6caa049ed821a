import { expect, it } from 'vitest'
import type { Day } from '../kit/time.ts'
import { mondayOf, weekdayOf, weekNumber } from './prints.rules.ts'

it('a week begins on its Monday, and has a number of its own also where the year begins in it', () => {
  const days = ['2026-11-16', '2026-11-22', '2027-01-01'] as Day[]
  expect(days.map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-12-28'])
  expect(days.map(weekdayOf)).toEqual([0, 6, 4])
  const mondays = ['2026-11-16', '2026-12-28', '2027-01-04', '2024-12-30', '2029-01-01'] as Day[]
  expect(mondays.map(weekNumber)).toEqual([47, 53, 1, 1, 1])
})
