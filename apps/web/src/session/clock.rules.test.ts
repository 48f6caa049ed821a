import { expect, test } from 'vitest'
import { isStillBetter, offsetOf } from './clock.rules.ts'

test('an answer is of the middle of its way: it is wrong by half of what it took at the most', () => {
  // Asked when the server was 60 s ahead; it answered after one, four and nine of ten seconds.
  for (const there of [1000, 4000, 9000]) {
    const low = 60_000 + there - 10_000
    expect(Math.abs(offsetOf(low, 10_000) - 60_000)).toBeLessThanOrEqual(5000)
  }
})

test('of an answer that was not asked for nobody knows what it took: the server is at least so far ahead', () => {
  expect(offsetOf(60_000, Infinity)).toBe(60_000)
})

test('a slow answer does not take the place of a quick one that it bears out, and a quick one does', () => {
  expect(isStillBetter(80, 0, 60_000 - 49_000, 11_000)).toBe(true)
  expect(isStillBetter(80, 0, 60_000 - 49_000, Infinity)).toBe(true)
  expect(isStillBetter(11_000, 0, 60_000 - 55_000, 60)).toBe(false)
  expect(isStillBetter(Infinity, 0, 60_000 - 59_000, Infinity)).toBe(false)
})

test('a slow answer that contradicts a quick one is right: some clock was set, or ran too fast for too long', () => {
  expect(isStillBetter(80, 0, 60_000 - 60_500, 11_000)).toBe(false)
  expect(isStillBetter(80, 0, 60_000 - 47_000, 11_000)).toBe(false)
})

test('once the device’s clock was set, what was measured before says nothing', () => {
  expect(isStillBetter(80, 2000, 60_000 - 55_000, 11_000)).toBe(false)
  expect(isStillBetter(80, -2000, 60_000 - 55_000, 11_000)).toBe(false)
  // The clock that was kept from another run was measured nobody knows how.
  expect(isStillBetter(Infinity, Infinity, 60_000 - 55_000, 11_000)).toBe(false)
})
