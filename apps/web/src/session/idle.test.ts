// @vitest-environment happy-dom
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from './ending.ts'
import { endedBy, endsSoon, reportActs } from './idle.ts'
import { sessionStore, type Exchange } from './store.ts'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  const exchange = { user: { id: 1 }, environment: { settings: { session_idle_minutes: 30 } } }
  sessionStore.set({ phase: 'ready', exchange: exchange as unknown as Exchange })
  stop = reportActs()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a session that ends while the person acts has ended for another reason than idleness', () => {
  expect(endedBy()).toBe('refused')
  vi.advanceTimersByTime(29 * 60_000)
  expect(endedBy()).toBe('refused')
})

test('a session of which the server has warned ends by idleness, and the next one begins without the warning', () => {
  endsSoon.set('2026-10-12T08:30:00Z' as Instant)
  expect(endedBy()).toBe('idle')
  endSession('idle')
  expect(endsSoon.get()).toBeNull()
})

test('a machine that slept as long as a session lives has ended it by idleness', () => {
  vi.advanceTimersByTime(31 * 60_000)
  expect(endedBy()).toBe('idle')
})
