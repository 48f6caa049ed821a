import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { axisOf, positionOn, spanOn } from './dayAxis.ts'
import { shiftOf } from '../shifts/shifts.testing.ts'

const on = (day: string, zone = 'Europe/Paris') => axisOf(day as Day, zone)
const spanOf = (day: string, starts: string, ends: string, zone = 'Europe/Paris') => {
  const { startsAt, endsAt } = shiftOf(starts, ends, { zone })
  return spanOn(on(day, zone), startsAt, endsAt)
}
const clocks = (day: string) =>
  on(day)
    .ticks.map(({ clock }) => clock.slice(0, 2))
    .join(' ')

it('a day of the site has 24 hours, 25 when the clock goes back, 23 when it goes forward', () => {
  expect(['2026-10-24', '2026-10-25', '2026-03-29'].map((day) => on(day).hours)).toEqual([24, 25, 23])
  expect(clocks('2026-10-25')).toMatch(/^00 01 02 02 03 /)
  expect(clocks('2026-03-29')).toMatch(/^00 01 03 04 /)
  expect(on('2026-10-25', 'Indian/Reunion').hours).toBe(24)
})

it('a night over the October change lasts 10 hours: 3 in the evening, 7 in the morning', () => {
  expect(spanOf('2026-10-24', '2026-10-24 21:00', '2026-10-25 06:00')).toEqual({ from: 21, to: 24, isFromBefore: false, isIntoNext: true })
  expect(spanOf('2026-10-25', '2026-10-24 21:00', '2026-10-25 06:00')).toEqual({ from: 0, to: 7, isFromBefore: true, isIntoNext: false })
})

it('a night over the March change lasts 8 hours: 3 in the evening, 5 in the morning', () => {
  expect(spanOf('2026-03-28', '2026-03-28 21:00', '2026-03-29 06:00')?.to).toBe(24)
  expect(spanOf('2026-03-29', '2026-03-28 21:00', '2026-03-29 06:00')).toEqual({ from: 0, to: 5, isFromBefore: true, isIntoNext: false })
})

it('a shift that ends at midnight is not on the day after, one that begins then is not on the day before', () => {
  expect(spanOf('2026-10-13', '2026-10-12 14:00', '2026-10-13 00:00')).toBeNull()
  expect(spanOf('2026-10-12', '2026-10-13 00:00', '2026-10-13 08:00')).toBeNull()
})

it('a site in La Réunion keeps its own hours, whoever looks from where', () => {
  expect(spanOf('2026-10-12', '2026-10-12 07:00', '2026-10-12 19:00', 'Indian/Reunion')).toMatchObject({ from: 7, to: 19 })
})

it('now is on one day alone, at its hour since midnight', () => {
  const now = '2026-10-25T03:30:00Z' as Instant
  expect(positionOn(on('2026-10-25'), now)).toBe(5.5)
  expect(positionOn(on('2026-10-24'), now)).toBeNull()
  expect(positionOn(on('2026-10-25', 'Indian/Reunion'), now)).toBe(7.5)
})
