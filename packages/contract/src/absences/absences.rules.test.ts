import { expect, it } from 'vitest'
import type { Day } from '../kit/time.ts'
import { absenceProblems, daysOf } from './absences.rules.ts'

const between = (startsOn: string | null, endsOn: string | null) =>
  absenceProblems({ startsOn: startsOn as Day | null, endsOn: endsOn as Day | null }).map(({ field, problem }) => [field, problem])

it('an absence ends on its first day or later, within a year', () => {
  expect(between('2026-11-29', '2026-11-29')).toEqual([])
  expect(between('2026-11-29', '2026-11-28')).toEqual([['endsOn', 'absence.endsBefore']])
  expect(between('2026-01-01', '2027-01-01')).toEqual([])
  expect(between('2026-01-01', '2027-01-02')).toEqual([['endsOn', 'absence.tooLong']])
  expect(between(null, '2026-11-28')).toEqual([])
})

it('its days count the first and the last, over a change of clock too', () => {
  expect(daysOf('2026-10-24' as Day, '2026-10-26' as Day)).toBe(3)
  expect(daysOf('2026-11-29' as Day, '2026-11-29' as Day)).toBe(1)
})
