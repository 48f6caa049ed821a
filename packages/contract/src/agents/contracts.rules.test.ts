import { expect, it } from 'vitest'
import type { Day } from '../kit/time.ts'
import { contractProblems, doOverlap, overlapping } from './contracts.rules.ts'

const span = (startsOn: string, endsOn: string | null) => ({ startsOn: startsOn as Day, endsOn: endsOn as Day | null })

it.each([
  ['2026-01-01', '2026-06-30', '2026-07-01', null, false],
  ['2026-01-01', '2026-07-01', '2026-07-01', null, true],
  ['2026-01-01', null, '2030-01-01', '2030-12-31', true],
  ['2030-01-01', null, '2026-01-01', '2029-12-31', false],
  ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01', true],
] as const)('from %s to %s beside one from %s to %s: %s', (from, to, otherFrom, otherTo, expected) => {
  const [one, other] = [span(from, to), span(otherFrom, otherTo)]
  expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([expected, expected])
})

it('a contract does not overlap itself, and may last a day', () => {
  const own = { id: 1, ...span('2026-01-01', null) }
  expect(overlapping(own, [own], 1)).toBeUndefined()
  expect(overlapping(own, [own], null)).toBe(own)
  expect(contractProblems(span('2026-01-01', '2026-01-01'))).toEqual([])
  expect(contractProblems(span('2026-01-02', '2026-01-01'))).toEqual([{ field: 'endsOn', problem: 'contract.endsBefore' }])
})
