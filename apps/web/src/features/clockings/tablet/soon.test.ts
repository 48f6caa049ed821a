import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from './soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it is done once within five seconds, however often it is asked for until then; and again when it is asked for later', () => {
  let done = 0
  const ask = soon(() => (done += 1))
  ask()
  ask()
  vi.advanceTimersByTime(5000)
  ask()
  expect(done).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(done).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(done).toBe(2)
})
