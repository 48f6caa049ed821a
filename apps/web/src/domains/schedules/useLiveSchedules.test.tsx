import { renderHook } from '@testing-library/react'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { keyOf, queries } from '../../api/queries.ts'
import { shiftAt } from '../shifts/shifts.testing.ts'
import { useLiveSchedules } from './useLiveSchedules.ts'

const { live } = vi.hoisted(() => ({ live: new Map<string, (received: readonly object[]) => void>() }))
vi.mock('../../api/live.ts', () => ({
  useLive: (events: readonly Event[], apply: (received: readonly object[]) => void) => events.forEach(({ name }) => live.set(name, apply)),
}))

type Answer = Output<typeof readSchedules>
const key = (month: string) => keyOf(readSchedules, { siteId: 1, month: month as Month })
const shows = (month: string, shifts: readonly Shift[]) => queries.setQueryData(key(month), { shifts })
const shown = (month: string) => queries.getQueryData<Answer>(key(month))!.shifts

afterEach(() => queries.clear())

it('shows an act on every month that holds its service: a part of a post may begin in the next one', () => {
  const first = shiftAt('2026-10-31T20:00:00Z', '2026-11-01T00:40:00Z', { id: 1, followedById: 2 })
  const second = shiftAt('2026-11-01T00:40:00Z', '2026-11-01T05:00:00Z', { id: 2, followsId: 1 })
  expect([first.month, second.month]).toEqual(['202610', '202611'])
  for (const month of ['202610', '202611']) shows(month, [first, second])
  shows('202612', [])
  renderHook(() => useLiveSchedules())
  const arrived = { ...second, version: second.version + 1, arrivedAt: '2026-11-01T00:50:00Z' as Instant }
  live.get(shiftClocked.name)!([{ shift: arrived }])
  for (const month of ['202610', '202611']) expect(shown(month).map(({ arrivedAt }) => arrivedAt)).toEqual([null, arrived.arrivedAt])
  expect(shown('202612')).toEqual([])
})
