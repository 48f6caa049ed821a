import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { markedState } from './marks.ts'

/** Arrived in time, and not left. */
const shift = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', {
  arrivedAt: '2026-10-12T06:00:00Z' as Instant,
  clockInStatus: status.done,
})
const markAt = (given: Partial<typeof shift>) =>
  markedState({ ...shift, ...given }, '2026-10-12T15:00:00Z' as Instant, defaultSettings).mark

it('who has not left is marked for clients too, who are not told the contract', () => {
  expect(markAt({ contractId: 7, endStatus: status.awaited })).toBe('warning')
  expect(markAt({ contractId: null, endStatus: status.awaited })).toBe('warning')
})

it('without a contract nobody is waited for', () => {
  expect(markAt({ contractId: null, endStatus: status.noContract })).toBe('running')
})
