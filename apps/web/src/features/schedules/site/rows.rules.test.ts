import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { daysFrom, daysOfMonth } from '../../../domains/schedules/calendarDays.ts'
import { rowsOf, shiftsOfDay } from './rows.rules.ts'
import { sheetOf } from './week/sheet.rules.ts'
import { awayOf, shiftOf } from '../../../domains/shifts/shifts.testing.ts'

const october = daysOfMonth('202610' as Month)
const night = (day: string, after: string, agent = 'DURAND Paul') => shiftOf(`${day} 21:00`, `${after} 06:00`, { agent, isNight: true })

it('what has no agent comes first, one line for each post of a day, then the agents by name', () => {
  const rows = rowsOf(
    [
      shiftOf('2026-10-12 07:00', '2026-10-12 19:00', { agent: 'Weber Loïc' }),
      shiftOf('2026-10-12 07:00', '2026-10-12 19:00', { agent: null }),
      shiftOf('2026-10-12 08:00', '2026-10-12 19:00', { agent: null }),
      shiftOf('2026-10-13 07:00', '2026-10-13 19:00', { agent: null }),
      shiftOf('2026-10-12 07:00', '2026-10-12 19:00', { agent: 'Étienne Zoé' }),
      shiftOf('2026-10-12 07:00', '2026-10-12 19:00', { agent: 'Fabre Maëlle' }),
    ],
    [],
    october,
  )
  expect(rows.map(({ kind, name, count }) => [kind, name, count])).toEqual([
    ['unassigned', '', 2],
    ['unassigned', '', 1],
    ['agent', 'Étienne Zoé', 1],
    ['agent', 'Fabre Maëlle', 1],
    ['agent', 'Weber Loïc', 1],
  ])
})

it('the list of one day has what nobody does first, then goes by the clock and not by the names', () => {
  const day = '2026-10-12' as Day
  const at = (from: string, to: string, agent: string | null) => shiftOf(`2026-10-12 ${from}`, `2026-10-12 ${to}`, { agent })
  const shifts = [at('13:00', '21:00', 'Aubry Zoé'), at('05:00', '13:00', 'Weber Loïc'), at('21:00', '23:00', null)]
  const next = shiftOf('2026-10-13 05:00', '2026-10-13 13:00', { agent: null })
  expect(shiftsOfDay([...shifts, next], day).map(({ startsLocal }) => startsLocal.slice(11, 16))).toEqual(['21:00', '05:00', '13:00'])
})

it('a shift stands on the day on which it begins, and the sums are what it really lasts', () => {
  const [row] = rowsOf([night('2026-10-24', '2026-10-25'), night('2026-10-25', '2026-10-26')], [], october)
  expect([...row!.cells.keys()]).toEqual([23, 24])
  // 10 hours over the change of clock, 9 the night after.
  expect(row!.minutes).toBe(19 * 60)
  const [spring] = rowsOf([night('2026-03-28', '2026-03-29')], [], daysOfMonth('202603' as Month))
  expect(spring!.minutes).toBe(8 * 60)
})

it('a line is as high as its fullest day', () => {
  const shifts = [shiftOf('2026-10-12 06:00', '2026-10-12 10:00'), shiftOf('2026-10-12 14:00', '2026-10-12 18:00')]
  const [row] = rowsOf(shifts, [], october)
  expect(row).toMatchObject({ lanes: 2, count: 2, minutes: 480 })
})

it('what begins in another month is not on the board', () => {
  expect(rowsOf([night('2026-09-30', '2026-10-01'), night('2026-11-01', '2026-11-02')], [], october)).toEqual([])
})

it('an absence is one run of columns, cut at the ends of the month', () => {
  const [row] = rowsOf(
    [shiftOf('2026-10-12 07:00', '2026-10-12 19:00')],
    [
      awayOf('DURAND Paul', '2026-09-28 00:00', '2026-10-03 00:00'),
      awayOf('DURAND Paul', '2026-10-30 00:00', '2026-11-03 00:00'),
      awayOf('AUTRE Anne', '2026-10-05 00:00', '2026-10-06 00:00'),
    ],
    october,
  )
  expect(row!.away.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [29, 30],
  ])
})

it('several sites stand one below the other, each under its name', () => {
  const rows = rowsOf(
    [
      shiftOf('2026-10-12 07:00', '2026-10-12 19:00', { site: 'Tour Nantes' }),
      shiftOf('2026-10-13 07:00', '2026-10-13 19:00', { site: 'Clinique' }),
    ],
    [],
    october,
  )
  expect(rows.map(({ kind, name, siteName }) => [kind, name, siteName])).toEqual([
    ['site', 'Clinique', 'Clinique'],
    ['agent', 'DURAND Paul', 'Clinique'],
    ['site', 'Tour Nantes', 'Tour Nantes'],
    ['agent', 'DURAND Paul', 'Tour Nantes'],
  ])
})

it('the weekly sheet sums its lines, its days and the week, over two years and the change of clock', () => {
  const newYear = daysFrom('2026-12-28' as Day)
  const sheet = sheetOf(
    [
      night('2026-12-31', '2027-01-01'),
      shiftOf('2027-01-03 07:00', '2027-01-03 19:30', { agent: null }),
      night('2026-12-27', '2026-12-28'),
    ],
    [],
    newYear,
  )
  expect(sheet.days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 540, 0, 0, 750])
  expect(sheet).toMatchObject({ minutes: 1290, count: 2, unassignedCount: 1 })
  expect(sheet.rows.map(({ minutes }) => minutes)).toEqual([750, 540])
  const change = sheetOf([night('2026-10-24', '2026-10-25')], [], daysFrom('2026-10-19' as Day))
  expect(change.days[5]).toEqual({ minutes: 600, count: 1 })
})
