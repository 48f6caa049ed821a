import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { sameDayOfMonth } from './DateField.tsx'
import { weeksOf } from './MonthGrid.tsx'

it('shows the weeks of a month from Monday to Sunday', () => {
  const october = weeksOf('2026-10-20' as Day)
  expect(october).toHaveLength(5)
  expect([october[0]![0], october.at(-1)!.at(-1)]).toEqual(['2026-09-28', '2026-11-01'])
  expect(weeksOf('2027-02-10' as Day)).toHaveLength(4)
  expect(weeksOf('2026-08-01' as Day)).toHaveLength(6)
})

it('goes to the same day of another month, or to the last of a shorter one', () => {
  expect(sameDayOfMonth('2026-10-31' as Day, 1)).toBe('2026-11-30')
  expect(sameDayOfMonth('2028-01-31' as Day, 1)).toBe('2028-02-29')
  expect(sameDayOfMonth('2026-01-15' as Day, -1)).toBe('2025-12-15')
})
