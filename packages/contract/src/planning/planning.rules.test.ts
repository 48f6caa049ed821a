import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../kit/time.ts'
import type { ContractFacts } from './planning.breaches.ts'
import { nationalParameters, parameterOn, withOwn, type Parameter } from './planning.parameters.ts'
import type { PlannedShift } from './planning.periods.ts'
import { breachesOf } from './planning.rules.ts'
import { adult, days, found, shift } from './planning.testing.ts'

const check = (shifts: PlannedShift[], contracts: ContractFacts[] = [], parameters = nationalParameters) =>
  breachesOf(shifts, { ...adult, contracts }, parameters)
const rules = (shifts: PlannedShift[]) => check(shifts).map(({ rule, kind }) => `${rule} ${kind}`)

describe('the longest work period', () => {
  test('twelve hours are in order, a minute more is refused', () => {
    expect(rules([shift('2026-10-12 07:00', '2026-10-12 19:00')])).toEqual([])
    expect(rules([shift('2026-10-12 07:00', '2026-10-12 19:01')])).toEqual(['LONGEST_PERIOD refuse'])
  })
  test('a night of 19:00 to 07:00 lasts 13 h over the October change of clock, and warns', () => {
    const [breach] = check([shift('2026-10-24 19:00', '2026-10-25 07:00')])
    expect(breach).toMatchObject({ rule: 'LONGEST_PERIOD', kind: 'warn', values: { hours: 13, limit: 12, on: '2026-10-24' } })
  })
  test('a night that would be too long without the change of clock is refused all the same', () => {
    expect(rules([shift('2026-10-24 18:00', '2026-10-25 07:00')])).toEqual(['LONGEST_PERIOD refuse'])
  })
  test.each(['2026-03-28', '2027-03-27'])('the night of %s may read 13 h on the clock: 12 h were worked', (day) => {
    expect(rules([shift(`${day} 19:00`, `${addDays(day as Day, 1)} 08:00`)])).toEqual([])
  })
  test('the change of clock happens where the site is', () => {
    expect(rules([shift('2026-10-24 19:00', '2026-10-25 07:00', 'Indian/Reunion')])).toEqual([])
  })
  test('two services with a pause of two hours are one period, and its work counts together', () => {
    const twice = (second: string) => [shift('2026-10-12 06:00', '2026-10-12 13:00'), shift(`2026-10-12 ${second}`, '2026-10-12 21:00')]
    expect(found('LONGEST_PERIOD', twice('15:00'))[0]?.values).toMatchObject({ hours: 13 })
    expect(rules(twice('15:01'))).toEqual(['SHORTEST_REST refuse', 'SHORTEST_PERIOD warn'])
  })
})

describe('rest', () => {
  test('eleven hours between two periods are enough, a minute less is not', () => {
    const first = shift('2026-10-12 07:00', '2026-10-12 19:00')
    expect(rules([first, shift('2026-10-13 06:00', '2026-10-13 14:00')])).toEqual([])
    expect(found('SHORTEST_REST', [first, shift('2026-10-13 05:59', '2026-10-13 14:00')])[0]?.values.hours).toBe(10.98)
  })
  test('the March change of clock takes an hour from a rest', () => {
    expect(rules([shift('2026-03-28 12:00', '2026-03-28 20:00'), shift('2026-03-29 07:00', '2026-03-29 15:00')])).toEqual([
      'SHORTEST_REST refuse',
    ])
  })
  test('the October change of clock adds one', () => {
    expect(rules([shift('2026-10-24 13:00', '2026-10-24 21:00'), shift('2026-10-25 07:00', '2026-10-25 15:00')])).toEqual([])
  })
  test('Monday to Saturday by day leaves a Sunday and a night: in order', () => {
    expect(rules([...days('2026-10-12', 6, '08:00', '16:00'), shift('2026-10-19 08:00', '2026-10-19 16:00')])).toEqual([])
  })
  test('six nights from Monday to Saturday are six days worked', () => {
    expect(rules(days('2026-10-12', 6, '22:00', '06:00', 1))).toEqual([])
  })
  test('seven days in a civil week are refused, and so is their want of rest', () => {
    const breaches = check([
      ...days('2026-10-12', 7, '09:00', '15:00'),
      ...days('2026-10-19', 1, '09:00', '15:00'),
      ...days('2026-10-11', 1, '09:00', '15:00'),
    ])
    // And the ninth day in a row comes after 48 hours without a day of rest.
    expect(breaches.map(({ rule, values }) => [rule, values.from ?? values.on])).toEqual([
      ['REST_AFTER_WORK', '2026-10-19'],
      ['WEEKLY_REST', '2026-10-12'],
      ['LONGEST_WEEK_DAYS', '2026-10-12'],
    ])
    expect(breaches[2]?.values.days).toBe(7)
  })
  test('a rest of 34 h is no weekly rest', () => {
    const week = [...days('2026-10-12', 5, '10:00', '16:00'), shift('2026-10-17 12:00', '2026-10-17 20:00')]
    const next = (time: string) => shift(`2026-10-19 ${time}`, '2026-10-19 16:00')
    expect(found('WEEKLY_REST', [...days('2026-10-11', 1, '10:00', '16:00'), ...week, next('06:00')])[0]?.values).toMatchObject({
      hours: 34,
      limit: 35,
    })
    expect(found('WEEKLY_REST', [...days('2026-10-11', 1, '10:00', '16:00'), ...week, next('07:00')])).toEqual([])
  })
})

describe('the civil week', () => {
  test('48 h are in order, a minute more is refused', () => {
    const four = days('2026-10-12', 4, '07:00', '19:00')
    expect(found('LONGEST_WEEK', four)).toEqual([])
    expect(found('LONGEST_WEEK', [...four, shift('2026-10-17 07:00', '2026-10-17 07:01')])[0]).toMatchObject({
      kind: 'refuse',
      values: { from: '2026-10-12', to: '2026-10-18', hours: 48.02 },
    })
  })
  test('a night over the end of the week counts in both', () => {
    const night = shift('2026-10-18 19:00', '2026-10-19 07:00')
    expect(found('LONGEST_WEEK', [...days('2026-10-12', 4, '07:00', '18:00'), night])[0]?.values.hours).toBe(49)
    expect(found('LONGEST_WEEK', [night, ...days('2026-10-20', 4, '07:00', '17:00')])).toEqual([])
  })
  test('the week ends at midnight of the site, not of Paris', () => {
    const sunday = shift('2026-10-18 19:00', '2026-10-19 07:00', 'America/Martinique')
    expect(found('LONGEST_WEEK', [...days('2026-10-12', 4, '07:00', '18:00'), sunday])[0]?.values.hours).toBe(49)
  })
})

describe('the shortest work period', () => {
  test('is 4 h until the end of June 2026 and 6 h from July on, with its source', () => {
    expect(rules([shift('2026-06-30 08:00', '2026-06-30 12:00')])).toEqual([])
    expect(found('SHORTEST_PERIOD', [shift('2026-07-01 08:00', '2026-07-01 12:00')])[0]).toMatchObject({
      kind: 'warn',
      values: { hours: 4, limit: 6, source: 'IDCC 1351, avenant du 03/09/2025' },
    })
  })
  test('holds for the period, not for each service', () => {
    expect(rules([shift('2026-10-12 08:00', '2026-10-12 11:00'), shift('2026-10-12 12:30', '2026-10-12 15:30')])).toEqual([])
  })
})

describe('two services at once', () => {
  test('are refused and both are named', () => {
    const [one, two] = [shift('2026-10-12 07:00', '2026-10-12 15:00'), shift('2026-10-12 14:00', '2026-10-12 18:00')]
    expect(found('OVERLAP', [two, one])).toEqual([
      { rule: 'OVERLAP', kind: 'refuse', shiftNumbers: [one.number, two.number], values: { on: '2026-10-12' } },
    ])
  })
  test('one that ends as the other begins is in order', () => {
    expect(rules([shift('2026-10-12 07:00', '2026-10-12 12:00'), shift('2026-10-12 12:00', '2026-10-12 18:00')])).toEqual([])
  })
  test('their common hours are worked once', () => {
    expect(rules([shift('2026-10-12 07:00', '2026-10-12 16:00'), shift('2026-10-12 10:00', '2026-10-12 19:00')])).toEqual([
      'OVERLAP refuse',
    ])
  })
})

describe('the average of twelve weeks', () => {
  const weeks = (count: number) =>
    Array.from({ length: count }, (_, at) => days(addDays('2026-01-05' as Day, at * 7), 4, '07:00', '19:00')).flat()
  test('of more than 46 h warns once for windows that follow each other', () => {
    expect(check(weeks(11))).toEqual([])
    expect(check(weeks(14))).toMatchObject([
      { rule: 'AVERAGE_WEEK', kind: 'warn', values: { from: '2026-01-05', to: '2026-04-12', hours: 48, limit: 46 } },
    ])
  })
  test('may not pass 44 h for a night contract', () => {
    const facts = (isNight: boolean): ContractFacts[] => [
      { startsOn: '2020-01-01' as Day, endsOn: null, isNight, monthlyHoursHundredths: 15167 },
    ]
    const shifts = weeks(12).filter((_, at) => at % 16 !== 15)
    expect(check(shifts, facts(false)).map(({ rule }) => rule)).toEqual([])
    expect(check(shifts, facts(true)).map(({ rule, values }) => [rule, values.hours])).toEqual([['AVERAGE_WEEK', 45]])
  })
})

test("a company's own figure takes over from its day on, whatever the law says later", () => {
  const own: Parameter = { name: 'SHORTEST_PERIOD_HOURS', from: '2026-05-01' as Day, value: 5, source: 'accord' }
  const at = (on: string) => parameterOn(withOwn([own]), 'SHORTEST_PERIOD_HOURS', on as Day)?.value
  expect([at('2021-01-01'), at('2026-04-30'), at('2026-05-01'), at('2026-12-31')]).toEqual([undefined, 4, 5, 5])
})

test('of a thousand services at one hour each is told with ten others, and no more', () => {
  const many = Array.from({ length: 1000 }, () => shift('2026-10-12 08:00', '2026-10-12 12:00'))
  expect(found('OVERLAP', many).length).toBe(45 + 990 * 10)
})
