import { act, renderHook } from '@testing-library/react'
import { addSeconds, instantOf } from '@vigie/contract/kit/time.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { setClock } from './clock.ts'
import { useNow } from './useNow.ts'

const six = instantOf(Date.parse('2026-10-12T06:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  setClock(instantOf(Date.now()))
})

test('a page that shows the time turns as soon as the clock is set, and goes on in full steps from there', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-12T06:00:00Z') })
  setClock(six, 100)
  const { result, unmount } = renderHook(() => useNow(60))
  expect(result.current).toBe(six)
  act(() => setClock(addSeconds(six, 650), 50))
  expect(result.current).toBe(addSeconds(six, 600))
  act(() => void vi.advanceTimersByTime(10_100))
  expect(result.current).toBe(addSeconds(six, 660))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
