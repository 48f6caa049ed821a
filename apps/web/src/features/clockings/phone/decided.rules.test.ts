import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { monthsOf } from './decided.rules.ts'

const months = (...instants: string[]) => monthsOf(instants.map((at) => ({ happenedAt: at as Instant, timeZone: 'Europe/Paris' })))

it('an act is looked for in the month of its service, which a night at the turn may have begun before it', () => {
  expect(months()).toEqual([])
  expect(months('2026-10-12T06:00:00Z', '2026-10-13T06:00:00Z')).toEqual(['202610'])
  // The departure of a night that began on the 31st, and an arrival before the first service of a month.
  expect(months('2026-11-01T05:00:00Z')).toEqual(['202610', '202611'])
  expect(months('2026-10-31T22:45:00Z')).toEqual(['202610', '202611'])
  expect(months('2026-11-03T23:30:00Z')).toEqual(['202611'])
})
