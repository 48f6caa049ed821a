import { expect, test } from 'vitest'
import { isStillBetter, offsetOf } from './clock.rules.ts'

test('an answer is of the middle of its way: it is wrong by half of what it took at the most', () => {
  // Asked when the server was 60 s ahead; it answered after one, four and nine of ten seconds.
  for (const there of [1000, 4000, 9000]) {
    const low = 60_000 + there - 10_000
    expect(Math.abs(offsetOf({ low, took: 10_000 }) - 60_000)).toBeLessThanOrEqual(5000)
  }
})

test('of an answer that was not asked for nobody knows what it took: the server is at least so far ahead', () => {
  expect(offsetOf({ low: 60_000, took: Infinity })).toBe(60_000)
})

test('a slow answer does not take the place of a quick one that it bears out, and a quick one does', () => {
  expect(isStillBetter(60_000, 80, 0, { low: 49_000, took: 11_000 })).toBe(true)
  expect(isStillBetter(60_000, 80, 0, { low: 49_000, took: Infinity })).toBe(true)
  expect(isStillBetter(60_000, 11_000, 0, { low: 55_000, took: 60 })).toBe(false)
  expect(isStillBetter(60_000, Infinity, 0, { low: 59_000, took: Infinity })).toBe(false)
})

test('a slow answer that contradicts a quick one is right: some clock was set, or ran too fast for too long', () => {
  expect(isStillBetter(60_000, 80, 0, { low: 60_500, took: 11_000 })).toBe(false)
  expect(isStillBetter(60_000, 80, 0, { low: 47_000, took: 11_000 })).toBe(false)
})

test('once the device’s clock was set, what was measured before says nothing', () => {
  expect(isStillBetter(60_000, 80, 2000, { low: 55_000, took: 11_000 })).toBe(false)
  expect(isStillBetter(60_000, 80, -2000, { low: 55_000, took: 11_000 })).toBe(false)
  // The clock that was kept from another run was measured nobody knows how.
  expect(isStillBetter(60_000, Infinity, Infinity, { low: 55_000, took: 11_000 })).toBe(false)
})
