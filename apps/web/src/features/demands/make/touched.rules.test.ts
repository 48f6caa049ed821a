import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { monthsTouched, touchedOf } from './touched.rules.ts'

const span = (first: string, last = first) => ({ first: first as Day, last: last as Day })
const bounds = { first: '202609' as Month, last: '202612' as Month }

it('the evening before lies in the month before, and months that one may not look at are left out', () => {
  expect(monthsTouched(span('2026-11-01'), bounds)).toEqual({ months: ['202610', '202611'], isWhole: true })
  expect(monthsTouched(span('2026-12-30', '2027-01-02'), bounds)).toEqual({ months: ['202612'], isWhole: false })
  expect(monthsTouched(span('2026-12-30', '2027-01-02'), null)).toEqual({ months: ['202612', '202701'], isWhole: true })
})

it('a night that begins the evening before is touched; one that ends at midnight, is clocked or is over is not', () => {
  const shift = (id: number, startsAt: string, endsAt: string, more = {}) => shiftAt(startsAt, endsAt, { id, ...more })
  const shifts = [
    shift(1, '2026-10-13T18:00:00Z', '2026-10-13T22:00:00Z'),
    shift(2, '2026-10-13T19:00:00Z', '2026-10-14T05:00:00Z'),
    shift(3, '2026-10-14T06:00:00Z', '2026-10-14T08:00:00Z', { arrivedAt: '2026-10-14T06:00:00Z' as Instant }),
    shift(4, '2026-10-14T21:30:00Z', '2026-10-15T05:00:00Z'),
    shift(5, '2026-10-14T22:00:00Z', '2026-10-15T05:00:00Z'),
  ]
  const ids = (now: string) => touchedOf(shifts, span('2026-10-14'), 'Europe/Paris', now as Instant).map(({ id }) => id)
  expect(ids('2026-10-12T08:00:00Z')).toEqual([2, 4])
  expect(ids('2026-10-14T12:00:00Z')).toEqual([4])
})
