import { describe, expect, it } from 'vitest'
import { minutesBetween, type Day } from '../kit/time.ts'
import { daysBetween, mostDays, spanOf, timesProblems } from './planning.create.rules.ts'

const day = (text: string) => text as Day
const times = (startsTime: string, endsTime: string, breakMinutes: number | null = null) => ({ startsTime, endsTime, breakMinutes })
const minutesOf = (on: string, startsTime: string, endsTime: string) => {
  const found = spanOf(day(on), times(startsTime, endsTime), 'Europe/Paris')
  return 'span' in found ? minutesBetween(found.span.startsAt, found.span.endsAt) : found.problem.problem
}

describe('the span of a service that is planned by hand', () => {
  it.each([
    ['2026-12-01', '09:00', '17:00', 480],
    ['2026-12-01', '21:00', '06:00', 540],
    ['2026-12-01', '08:00', '08:00', 1440],
    ['2026-12-31', '22:00', '00:00', 120],
    // The clock goes back in the night to the 25th of October, and forward in the night to the 29th of March.
    ['2026-10-24', '21:00', '06:00', 600],
    ['2026-03-28', '21:00', '06:00', 480],
    ['2026-10-24', '08:00', '08:00', 'service.tooLong'],
    ['2026-10-24', '21:00', '02:30', 'service.twice'],
    ['2026-03-28', '21:00', '02:30', 'service.skipped'],
  ])('of %s from %s to %s is %s', (on, start, end, found) => {
    expect(minutesOf(on, start, end)).toBe(found)
  })

  it('belongs to the month of its local start', () => {
    const found = spanOf(day('2026-12-01'), times('00:30', '06:00'), 'Indian/Reunion')
    expect(found).toMatchObject({ span: { startsAt: '2026-11-30T20:30:00Z', month: '202612' } })
  })

  it('holds its break', () => {
    expect(spanOf(day('2026-12-01'), times('09:00', '10:00', 60), 'Europe/Paris')).toEqual({
      problem: { field: 'breakMinutes', problem: 'service.break' },
    })
    expect(spanOf(day('2026-12-01'), times('09:00', '10:00', 59), 'Europe/Paris')).toHaveProperty('span')
  })
})

describe('the days of services that repeat', () => {
  it('are those of the weekdays, both ends included', () => {
    expect(daysBetween(day('2026-11-30'), day('2026-12-07'), [1, 3])).toEqual(['2026-11-30', '2026-12-02', '2026-12-07'])
    expect(daysBetween(day('2026-12-06'), day('2026-12-06'), [7])).toEqual(['2026-12-06'])
    expect(daysBetween(day('2026-12-07'), day('2026-12-06'), [1, 7])).toEqual([])
  })

  it('are as many as are allowed, and one more that says there are too many', () => {
    const days = daysBetween(day('2026-01-01'), day('2027-01-01'), [1, 2, 3, 4, 5, 6, 7])
    expect(days).toHaveLength(mostDays + 1)
    expect(timesProblems(times('09:00', '10:00'), days).map(({ problem }) => problem)).toEqual(['service.tooManyDays'])
  })

  it.each([
    [times('9:00', '10:00'), ['startsTime']],
    [times('09:00', '24:00'), ['endsTime']],
    [times('', ''), ['startsTime', 'endsTime']],
    [times('09:00', '10:00', -1), ['breakMinutes']],
    [times('09:00', '10:00', 1.5), ['breakMinutes']],
  ])('come with times that exist: %j', (given, fields) => {
    expect(timesProblems(given, [day('2026-12-01')]).map(({ field }) => field)).toEqual(fields)
  })
})
