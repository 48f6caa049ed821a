import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { weeksOf } from './MonthGrid.tsx'

it('shows the weeks of a month from Monday to Sunday', () => {
  const october = weeksOf('2026-10-20' as Day)
  expect(october).toHaveLength(5)
  expect([october[0]![0], october.at(-1)!.at(-1)]).toEqual(['2026-09-28', '2026-11-01'])
  expect(weeksOf('2027-02-10' as Day)).toHaveLength(4)
  expect(weeksOf('2026-08-01' as Day)).toHaveLength(6)
})
