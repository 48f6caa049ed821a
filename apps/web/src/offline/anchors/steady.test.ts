import { expect, test, vi } from 'vitest'
import { secondsBetween, steadyNow, type SteadyMoment } from './steady.ts'

const at = (milliseconds: number) => milliseconds as SteadyMoment

test('seconds on the steady clock are cut, and none are less than none', () => {
  expect(secondsBetween(at(1000), at(1999))).toBe(0)
  expect(secondsBetween(at(1000), at(61_999.9))).toBe(60)
  expect(secondsBetween(at(5000), at(4000))).toBe(0)
})

test('a clock of the device that is set moves nothing', () => {
  const before = steadyNow()
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  expect(new Date().getTime()).toBeGreaterThan(performance.timeOrigin + 3_600_000)
  expect(secondsBetween(before, steadyNow())).toBe(0)
  vi.useRealTimers()
})
