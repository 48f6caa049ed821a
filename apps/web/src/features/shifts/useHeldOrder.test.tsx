import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { at, judgeAll } from './judge.testing.ts'
import { useHeldOrder } from './useHeldOrder.ts'

const now = '2026-10-20T05:14:00Z'
const [from, to] = ['2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z'] as const
const missed = shiftAt(from, to)
const running = shiftAt(from, to, { arrivedAt: at('2026-10-20T04:57:00Z'), clockInStatus: 1 })
const before = judgeAll([missed, running], now)
/** Whoever was missed has arrived, and somebody else is missed. */
const after = judgeAll(
  [
    { ...missed, arrivedAt: at(now), clockInStatus: 2, version: 2 },
    { ...running, arrivedAt: null, version: 2 },
  ],
  now,
)
const [first, second] = [missed.id, running.id]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function board() {
  const { result, rerender } = renderHook(({ rows, isCovered }) => useHeldOrder(rows, null, 'today', isCovered), {
    initialProps: { rows: before, isCovered: false },
  })
  return { rerender, ids: () => result.current.rows.map(({ shift }) => shift.id), hold: () => act(() => result.current.hold()) }
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('rows stay where they are until the hand has rested', () => {
  const { rerender, ids, hold } = board()
  hold()
  rerender({ rows: after, isCovered: false })
  expect(ids()).toEqual([first, second])
  pass(2600)
  expect(ids()).toEqual([second, first])
})

it('while a service lies over the list they stay, however long, and for a moment after it', () => {
  const { rerender, ids, hold } = board()
  hold()
  rerender({ rows: before, isCovered: true })
  pass(60_000)
  rerender({ rows: after, isCovered: true })
  pass(60_000)
  expect(ids()).toEqual([first, second])
  rerender({ rows: after, isCovered: false })
  pass(2000)
  expect(ids()).toEqual([first, second])
  pass(600)
  expect(ids()).toEqual([second, first])
})
