import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gathering = (waitMs: number) => {
  const seen: (readonly number[])[] = []
  return { seen, ...gather<number>((items) => seen.push(items), waitMs) }
}

test('what comes within the wait is handed on together, counted from the first and not put off by those after', () => {
  const { seen, add } = gathering(100)
  add(1)
  vi.advanceTimersByTime(80)
  add(2)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(20)
  expect(seen).toEqual([[1, 2]])
  add(3)
  vi.advanceTimersByTime(100)
  expect(seen).toEqual([[1, 2], [3]])
})

test('without a wait each is handed on at once', () => {
  const { seen, add } = gathering(0)
  add(1)
  expect(seen).toEqual([[1]])
  add(2)
  expect(seen).toEqual([[1], [2]])
})

test('what still waits at the end is handed on once, and nothing is when nothing waits', () => {
  const { seen, add, flush } = gathering(100)
  flush()
  add(1)
  flush()
  vi.advanceTimersByTime(200)
  expect(seen).toEqual([[1]])
})
