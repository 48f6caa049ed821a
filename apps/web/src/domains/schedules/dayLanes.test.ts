import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { daysFrom } from './calendarDays.ts'
import { weekDayOf } from './dayLanes.ts'
import { shiftOf } from '../shifts/shifts.testing.ts'

const lanesOf = (day: string, ...shifts: ReturnType<typeof shiftOf>[]) =>
  weekDayOf(day as Day, 'Europe/Paris', shifts).blocks.map(({ shift, lane, laneCount }) => `${shift.startClock} ${lane + 1}/${laneCount}`)

it('shifts that overlap stand side by side, and one after them takes the whole width again', () => {
  const day = '2026-10-12'
  const shifts = [
    shiftOf(`${day} 07:00`, `${day} 15:00`),
    shiftOf(`${day} 09:00`, `${day} 12:00`),
    shiftOf(`${day} 12:00`, `${day} 16:00`),
    shiftOf(`${day} 16:00`, `${day} 20:00`),
  ]
  expect(lanesOf(day, ...shifts)).toEqual(['07:00 1/2', '09:00 2/2', '12:00 2/2', '16:00 1/1'])
})

it('a chain of overlaps shares one number of lanes', () => {
  const day = '2026-10-12'
  const shifts = [
    shiftOf(`${day} 06:00`, `${day} 10:00`),
    shiftOf(`${day} 08:00`, `${day} 14:00`),
    shiftOf(`${day} 09:00`, `${day} 18:00`),
    shiftOf(`${day} 17:00`, `${day} 19:00`),
  ]
  expect(lanesOf(day, ...shifts)).toEqual(['06:00 1/3', '08:00 2/3', '09:00 3/3', '17:00 1/3'])
})

it('a shift that crosses midnight is on both days, and counts as one that overlaps on the second', () => {
  const night = shiftOf('2026-10-12 21:00', '2026-10-13 06:00')
  const early = shiftOf('2026-10-13 05:00', '2026-10-13 13:00')
  expect(lanesOf('2026-10-12', night, early)).toEqual(['21:00 1/1'])
  expect(lanesOf('2026-10-13', night, early)).toEqual(['21:00 1/2', '05:00 2/2'])
  expect(lanesOf('2026-10-14', night, early)).toEqual([])
})

it('a week is drawn from Monday to Sunday, also from one year into the next', () => {
  expect(daysFrom('2026-12-28' as Day)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})
