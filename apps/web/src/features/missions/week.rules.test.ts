import { expect, it } from 'vitest'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { offeredAt } from './missions.testing.ts'
import { mondaysOf, monthsOfWeeks, weeksWith } from './week.rules.ts'

const own = [
  shiftAt('2026-11-23T06:00:00Z', '2026-11-23T18:00:00Z'),
  shiftAt('2026-11-24T06:00:00Z', '2026-11-24T18:00:00Z'),
  shiftAt('2026-11-26T06:00:00Z', '2026-11-26T17:00:00Z'),
]

it('35 h, then 47 h: the week as it is, and with the mission on its day', () => {
  const night = offeredAt('2026-11-27T18:00:00Z', '2026-11-28T06:00:00Z')
  const [week, ...others] = weeksWith([night], own)
  expect(others).toEqual([])
  expect([week!.monday, week!.before, week!.after]).toEqual(['2026-11-23', 35 * 60, 47 * 60])
  expect(week!.days.map(({ own: has, offered }) => [has.length, offered.length])).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
})

it('services of two weeks stand in both; a night over Sunday counts half here and half there', () => {
  const offered = [offeredAt('2026-11-29T19:00:00Z', '2026-11-30T05:00:00Z'), offeredAt('2026-12-01T07:00:00Z', '2026-12-01T17:00:00Z')]
  const weeks = weeksWith(offered, own)
  expect(weeks.map(({ monday, before, after }) => [monday, before, after - before])).toEqual([
    ['2026-11-23', 35 * 60, 4 * 60],
    ['2026-11-30', 0, 16 * 60],
  ])
})

it('what the agent has got already is the mission’s and not counted twice', () => {
  const given = offeredAt('2026-11-23T06:00:00Z', '2026-11-23T18:00:00Z', { id: own[0]!.id })
  const [week] = weeksWith([given], own)
  expect([week!.before, week!.after]).toEqual([23 * 60, 35 * 60])
})

it('the months of the weeks are asked for, over the turn of a year and with the evening before', () => {
  const shifts = [offeredAt('2026-12-31T19:00:00Z', '2027-01-01T05:00:00Z')]
  expect(mondaysOf(shifts)).toEqual(['2026-12-28'])
  expect(monthsOfWeeks(mondaysOf(shifts))).toEqual(['202612', '202701'])
  expect(monthsOfWeeks(mondaysOf([offeredAt('2026-06-03T06:00:00Z', '2026-06-03T14:00:00Z')]))).toEqual(['202605', '202606'])
})
