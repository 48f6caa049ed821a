import { addSeconds, instantOf } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNow, setClock } from './clock.ts'

const right = Date.parse('2026-10-12T05:00:00Z')
/** Seconds that pass, and seconds that the device's clock is set on. */
let [passed, setOn] = [0, 0]

beforeEach(() => {
  ;[passed, setOn] = [0, 0]
  const began = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => began + passed * 1000)
  // Two hours ahead, and known to be.
  vi.spyOn(Date, 'now').mockImplementation(() => right + 7_200_000 + (passed + setOn) * 1000)
  setClock(instantOf(right))
})
afterEach(() => vi.restoreAllMocks())

test('the server’s time is the device’s, corrected by what the server said last', () => {
  passed = 3600
  expect(serverNow()).toBe(addSeconds(instantOf(right), 3600))
})

test('a device’s clock that is set right while nobody answers takes no time back: what may be clocked stays so', () => {
  passed = 600
  setOn = -7200
  expect(serverNow()).toBe(addSeconds(instantOf(right), 600))
})

test('time that passed while the device slept is known by its clock, which the page’s own has not counted', () => {
  setOn = 1800
  expect(serverNow()).toBe(addSeconds(instantOf(right), 1800))
})
