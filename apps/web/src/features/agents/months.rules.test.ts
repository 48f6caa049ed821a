import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { monthsBetween } from './months.rules.ts'

it.each([
  ['2026-11-20', '2027-05-02', 5],
  ['2026-05-15', '2026-06-14', 0],
  ['2026-05-15', '2026-06-15', 1],
  ['2026-11-20', '2029-11-11', 35],
])('from %s to %s there are %i whole months', (from, to, months) => {
  expect(monthsBetween(from as Day, to as Day)).toBe(months)
})
