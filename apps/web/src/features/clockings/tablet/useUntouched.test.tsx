// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUntouched } from './useUntouched.ts'

let ends = 0
const renderings = vi.fn<(endsAt: number | null) => void>()
function Wall({ patience, anew, isFixed = false }: { patience: number | null; anew?: string; isFixed?: boolean }) {
  renderings(useUntouched(patience, () => ends++, { anew, isFixed }))
  return null
}
const pass = (milliseconds: number) => void act(() => vi.advanceTimersByTime(milliseconds))
const lastTold = () => renderings.mock.lastCall?.[0]

beforeEach(() => {
  ends = 0
  renderings.mockClear()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('ends once nobody has touched the device for so long, and says when that is', () => {
  render(<Wall patience={10_000} />)
  expect(lastTold()).toBe(1_010_000)
  pass(9999)
  expect(ends).toBe(0)
  pass(1)
  expect(ends).toBe(1)
})

it('begins anew with a touch, a key and a finger that is drawn', () => {
  render(<Wall patience={10_000} />)
  for (const touch of ['pointerDown', 'keyDown', 'touchMove'] as const) {
    pass(9000)
    fireEvent[touch](document.body)
  }
  expect(lastTold()).toBe(1_037_000)
  pass(9999)
  expect(ends).toBe(0)
})

it('takes a finger that is drawn over the glass as one touch: nothing is drawn anew sixty times a second', () => {
  render(<Wall patience={10_000} />)
  pass(5000)
  renderings.mockClear()
  for (let move = 0; move < 12; move++) {
    fireEvent.pointerMove(document.body)
    pass(16)
  }
  expect(renderings.mock.calls.length).toBeLessThanOrEqual(1)
})

it('ends what was told whoever touches, and begins anew with what is told next', () => {
  const { rerender } = render(<Wall patience={4000} anew="done" isFixed />)
  pass(3000)
  fireEvent.pointerDown(document.body)
  rerender(<Wall patience={4000} anew="kept" isFixed />)
  pass(3999)
  expect(ends).toBe(0)
  pass(1)
  expect(ends).toBe(1)
})

it('never ends without a patience', () => {
  render(<Wall patience={null} />)
  pass(1_000_000)
  expect([ends, lastTold()]).toEqual([0, null])
})
