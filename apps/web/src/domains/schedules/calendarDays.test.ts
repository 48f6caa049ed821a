import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { daysFrom, daysOfMonth, isWithin, monthsOfDays } from './calendarDays.ts'

const monthsOfWeek = (monday: string) => monthsOfDays(daysFrom(monday as Day))

it('a month has its own days, on whatever weekday it begins', () => {
  expect(daysOfMonth('202610' as Month)).toHaveLength(31)
  expect(daysOfMonth('202802' as Month).at(-1)).toBe('2028-02-29')
  expect(daysOfMonth('202612' as Month)[0]).toBe('2026-12-01')
})

it('a week within a month asks for it alone', () => expect(monthsOfWeek('2026-10-12')).toEqual(['202610']))

it('a week over two months asks for both, also over two years', () => {
  expect(monthsOfWeek('2026-10-26')).toEqual(['202610', '202611'])
  expect(monthsOfWeek('2026-12-28')).toEqual(['202612', '202701'])
})

it('a week that begins on the first of a month asks for the night before it', () => {
  expect(monthsOfWeek('2026-06-01')).toEqual(['202605', '202606'])
})

it('a window holds both its ends; without one every month is within', () => {
  const window = { first: '202608' as Month, last: '202612' as Month }
  const within = ['202607', '202608', '202612', '202701'].map((month) => isWithin(month as Month, window))
  expect(within).toEqual([false, true, true, false])
  expect(isWithin('190001' as Month, null)).toBe(true)
})
