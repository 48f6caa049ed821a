import { describe, expect, test } from 'vitest'
import type { Day } from '../kit/time.ts'
import type { AgentFacts, PlanningRule } from './planning.breaches.ts'
import { isYoungerThan } from './planning.minor.rules.ts'
import type { ParameterName } from './planning.parameters.ts'
import type { PlannedShift } from './planning.periods.ts'
import { adult, days, found, inForceFrom, paris, shift } from './planning.testing.ts'

const minor: AgentFacts = {
  contracts: [],
  bornOn: '2009-01-15' as Day,
  holidays: [
    { monthDay: '11-11', year: '0000', sectorIds: [], name: 'Armistice' },
    { monthDay: '12-26', year: '0000', sectorIds: [67], name: 'Saint-Étienne' },
  ],
}
const withBreak = { breakMinutes: 30 }
const of = (rule: PlanningRule, ...shifts: PlannedShift[]) =>
  found(rule, shifts, minor).map(({ kind, values }) => [kind, values['hours'] ?? values['days'] ?? values['name'] ?? values['minutes']])

test('one is a minor until the day before the eighteenth birthday, and never where no birthday is known', () => {
  const is = (on: string, bornOn: string | null) => isYoungerThan(18, bornOn as Day | null, on as Day)
  expect([is('2026-11-11', '2008-11-12'), is('2026-11-12', '2008-11-12'), is('2026-11-12', null)]).toEqual([true, false, false])
  expect([is('2026-02-28', '2008-02-29'), is('2026-03-01', '2008-02-29')]).toEqual([true, false])
})

describe('of a minor is refused', () => {
  test('a minute after 22:00 or before 06:00', () => {
    expect(of('MINOR_NIGHT', shift('2026-11-12 14:00', '2026-11-12 22:00'))).toEqual([])
    expect(of('MINOR_NIGHT', shift('2026-11-12 14:00', '2026-11-12 22:01'))).toEqual([['refuse', 0.02]])
    expect(of('MINOR_NIGHT', shift('2026-11-12 06:00', '2026-11-12 14:00'))).toEqual([])
    expect(of('MINOR_NIGHT', shift('2026-11-12 05:59', '2026-11-12 13:00'))).toEqual([['refuse', 0.02]])
  })
  test('a night, counted by what passes over a change of clock', () => {
    expect(of('MINOR_NIGHT', shift('2026-10-24 21:00', '2026-10-25 06:00'))).toEqual([['refuse', 9]])
    expect(of('MINOR_NIGHT', shift('2026-03-28 21:00', '2026-03-29 06:00'))).toEqual([['refuse', 7]])
  })
  test('a minute over eight hours a day, over all services of the day', () => {
    const day = (end: string) => [
      shift('2026-11-12 08:00', '2026-11-12 12:00', paris, withBreak),
      shift('2026-11-12 13:00', `2026-11-12 ${end}`, paris, withBreak),
    ]
    // Two breaks of 30 minutes are no working time.
    expect(of('MINOR_DAY', ...day('18:00'))).toEqual([])
    expect(of('MINOR_DAY', ...day('18:01'))).toEqual([['refuse', 8.02]])
    expect(of('MINOR_DAY', shift('2026-11-12 08:00', '2026-11-12 16:30', paris, withBreak))).toEqual([])
  })
  test('a minute over 35 hours a week', () => {
    const week = (end: string) => [...days('2026-11-02', 4, '08:00', '15:00'), shift('2026-11-06 08:00', `2026-11-06 ${end}`)]
    expect(of('LONGEST_WEEK', ...week('15:00'))).toEqual([])
    expect(of('LONGEST_WEEK', ...week('15:01'))).toEqual([['refuse', 35.02]])
  })
  test('a rest of less than twelve hours', () => {
    const rest = (from: string) => [shift('2026-11-12 12:00', '2026-11-12 20:00'), shift(`2026-11-13 ${from}`, '2026-11-13 14:00')]
    expect(of('SHORTEST_REST', ...rest('08:00'))).toEqual([])
    expect(of('SHORTEST_REST', ...rest('07:59'))).toEqual([['refuse', 11.98]])
  })
  test('a sixth day in a week', () => {
    expect(of('LONGEST_WEEK_DAYS', ...days('2026-11-02', 5, '08:00', '12:00'))).toEqual([])
    expect(of('LONGEST_WEEK_DAYS', ...days('2026-11-02', 6, '08:00', '12:00'))).toEqual([['refuse', 6]])
  })
  test('more than four and a half hours in a row without a break of thirty minutes', () => {
    const one = (end: string, breakMinutes: number | null) => shift('2026-11-12 08:00', `2026-11-12 ${end}`, paris, { breakMinutes })
    expect(of('MINOR_BREAK', one('12:30', null))).toEqual([])
    expect(of('MINOR_BREAK', one('12:31', null))).toEqual([['refuse', 4.52]])
    expect([of('MINOR_BREAK', one('15:00', 30)), of('MINOR_BREAK', one('15:00', 29))]).toEqual([[], [['refuse', 7]]])
    const two = (from: string) => [shift('2026-11-12 08:00', '2026-11-12 12:00'), shift(`2026-11-12 ${from}`, '2026-11-12 15:00')]
    expect([of('MINOR_BREAK', ...two('12:30')), of('MINOR_BREAK', ...two('12:29'))]).toEqual([[], [['refuse', 6.52]]])
  })
  test('a holiday of its site', () => {
    expect(of('MINOR_HOLIDAY', shift('2026-11-11 08:00', '2026-11-11 14:00'))).toEqual([['refuse', 'Armistice']])
    expect(of('MINOR_HOLIDAY', shift('2026-11-12 08:00', '2026-11-12 14:00'))).toEqual([])
    const second = (sectorId: number) => shift('2026-12-26 08:00', '2026-12-26 14:00', paris, { sectorId })
    expect([of('MINOR_HOLIDAY', second(67)).length, of('MINOR_HOLIDAY', second(75)).length]).toEqual([1, 0])
  })
})

test('an adult may do all of it, and who comes of age that day too', () => {
  const long = shift('2026-11-11 10:00', '2026-11-11 22:00')
  const rules: PlanningRule[] = ['MINOR_NIGHT', 'MINOR_DAY', 'MINOR_BREAK', 'MINOR_HOLIDAY']
  const at = (bornOn: string | null) => rules.filter((rule) => found(rule, [long], { ...minor, bornOn: bornOn as Day | null }).length > 0)
  expect([at(null), at('2008-11-11'), at('2008-11-12')]).toEqual([[], [], ['MINOR_DAY', 'MINOR_BREAK', 'MINOR_HOLIDAY']])
  expect(
    found('SHORTEST_REST', [shift('2026-11-12 12:00', '2026-11-12 20:00'), shift('2026-11-13 07:00', '2026-11-13 14:00')], adult),
  ).toEqual([])
})

test.each<[PlanningRule, ParameterName, PlannedShift[]]>([
  ['MINOR_NIGHT', 'MINOR_NIGHT_BEGINS_HOUR', [shift('2026-11-12 16:00', '2026-11-12 23:00')]],
  ['MINOR_DAY', 'MINOR_DAY_HOURS', [shift('2026-11-12 08:00', '2026-11-12 17:00')]],
  ['SHORTEST_REST', 'MINOR_REST_HOURS', [shift('2026-11-11 14:00', '2026-11-11 20:00'), shift('2026-11-12 07:00', '2026-11-12 13:00')]],
  ['MINOR_BREAK', 'MINOR_BREAK_AFTER_HOURS', [shift('2026-11-12 08:00', '2026-11-12 14:00')]],
])('%s is no rule before the first day of its figure', (rule, name, shifts) => {
  const from = (day: string) => found(rule, shifts, minor, inForceFrom(day, name)).length
  expect([from('2026-11-13'), from('2026-11-12')]).toEqual([0, 1])
})
