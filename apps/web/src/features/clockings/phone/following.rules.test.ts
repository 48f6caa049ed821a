import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { followingOf } from './following.rules.ts'

const now = '2026-10-12T09:00:00Z' as Instant
const running = shiftAt('2026-10-12T05:00:00Z', '2026-10-12T17:00:00Z', { arrivedAt: '2026-10-12T04:58:00Z' as Instant })
const [tomorrow, later] = [shiftAt('2026-10-13T05:00:00Z', '2026-10-13T17:00:00Z'), shiftAt('2026-10-15T05:00:00Z', '2026-10-15T17:00:00Z')]

it('is the first that begins after the one that is shown, in whatever order they come', () => {
  expect(followingOf([later, running, tomorrow], [running.id], now)).toBe(tomorrow)
  expect(followingOf([tomorrow, later], [tomorrow.id], now)).toBe(later)
})

it('is none where nothing comes any more; what has begun or was clocked is not to come', () => {
  expect(followingOf([running], [running.id], now)).toBeUndefined()
  const missed = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z')
  expect(followingOf([running, missed, { ...tomorrow, arrivedAt: now }], [running.id], now)).toBeUndefined()
})
