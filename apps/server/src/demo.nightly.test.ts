import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachNight } from './demo.nightly.ts'
import { fixedClock } from './platform/clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the demo is carried on once a night, at four in the morning', async () => {
  const clock = fixedClock('2026-10-12T20:00:00Z' as Instant)
  const nights: Instant[] = []
  const end = eachNight({ clock, work: async (now) => void nights.push(now), failed: () => {} })
  for (let minute = 0; minute < 2 * 24 * 60; minute++) {
    clock.forward(60)
    vi.advanceTimersByTime(60_000)
  }
  expect(nights).toEqual(['2026-10-13T02:00:00Z', '2026-10-14T02:00:00Z'])
  end()
})

test('a night that fails is told, and the next one is tried', async () => {
  const clock = fixedClock('2026-10-12T20:00:00Z' as Instant)
  const failures: unknown[] = []
  const end = eachNight({ clock, work: () => Promise.reject(new Error('no database')), failed: (error) => void failures.push(error) })
  for (let night = 0; night < 2; night++) {
    clock.forward(24 * 3600)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(failures).toHaveLength(2)
  end()
})
