import { describe, expect, test } from 'vitest'
import type { Day } from '../kit/time.ts'
import type { AgentFacts } from './planning.breaches.ts'
import type { PlannedShift } from './planning.periods.ts'
import { adult, found, inForceFrom, shift } from './planning.testing.ts'

const contract = { startsOn: '2026-01-01' as Day, endsOn: null, isNight: false }
const of = (...hundredths: (number | null)[]): AgentFacts => ({
  ...adult,
  contracts: hundredths.map((monthlyHoursHundredths) => ({ ...contract, monthlyHoursHundredths })),
})
const partTime = of(10400)
const many = (shifts: readonly PlannedShift[], agent = partTime) =>
  found('PART_TIME_INTERRUPTIONS', shifts, agent).map(({ kind, values }) => [kind, values['count']])
const long = (shifts: readonly PlannedShift[], agent = partTime) =>
  found('PART_TIME_INTERRUPTION', shifts, agent).map(({ kind, values }) => [kind, values['hours']])

const day = (second: string) => [shift('2026-11-12 08:00', '2026-11-12 12:00'), shift(`2026-11-12 ${second}`, '2026-11-12 18:00')]
const three = [...day('13:00'), shift('2026-11-12 19:00', '2026-11-12 21:00')]

describe('a part-time day', () => {
  test('may be interrupted for two hours, not for a minute more', () => {
    expect([long(day('14:00')), long(day('14:01'))]).toEqual([[], [['warn', 2.02]]])
  })
  test('may be interrupted once', () => {
    expect([many(day('13:00')), many(three)]).toEqual([[], [['warn', 2]]])
  })
  test('that follows a night is another day, and services that touch are no interruption', () => {
    expect(long([shift('2026-11-12 00:00', '2026-11-12 06:00'), shift('2026-11-12 20:00', '2026-11-13 04:00')])).toEqual([])
    expect(many([...day('12:00'), shift('2026-11-12 19:00', '2026-11-12 21:00')])).toEqual([])
  })
  test('of a night counts together over midnight, by what passes over a change of clock', () => {
    const evening = shift('2026-11-12 20:00', '2026-11-12 23:00')
    const after = [shift('2026-11-13 00:00', '2026-11-13 01:30'), shift('2026-11-13 03:30', '2026-11-13 07:00')]
    expect(many([evening, ...after])).toEqual([['warn', 2]])
    const night = (day: string, again: string) => [shift(`${day} 00:00`, `${day} 01:30`), shift(`${day} ${again}`, `${day} 07:00`)]
    // From 01:30 to 03:00 two and a half hours pass in October, and two to 04:30 in March.
    expect([long(night('2026-10-25', '03:00')), long(night('2027-03-28', '04:30'))]).toEqual([[['warn', 2.5]], []])
  })
})

test('is of less than a full time over all contracts of the day; where one says no hours nothing is said', () => {
  expect(
    [of(15166), of(15167), of(10400, 4767), of(10400, 4766), of(null), of(10400, null), adult].map(
      (agent) => long(day('14:01'), agent).length,
    ),
  ).toEqual([1, 0, 0, 1, 0, 0, 0])
  const ended = { ...adult, contracts: [{ ...contract, endsOn: '2026-11-11' as Day, monthlyHoursHundredths: 10400 }] }
  expect(long(day('14:01'), ended)).toEqual([])
})

test('neither is a rule before the first day of its figure', () => {
  const from = (on: string) => {
    const parameters = inForceFrom(on, 'PART_TIME_INTERRUPTIONS', 'PART_TIME_INTERRUPTION_HOURS')
    return [
      found('PART_TIME_INTERRUPTIONS', three, partTime, parameters).length,
      found('PART_TIME_INTERRUPTION', day('14:01'), partTime, parameters).length,
    ]
  }
  expect([from('2026-11-13'), from('2026-11-12')]).toEqual([
    [0, 0],
    [1, 1],
  ])
})
