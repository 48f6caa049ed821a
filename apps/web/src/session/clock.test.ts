import { addSeconds, instantOf } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNow, setClock, setsClock } from './clock.ts'

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

test('an answer that was slow under way leaves the clock as a quick one has set it; where the device’s clock was set since, it sets it', () => {
  setClock(instantOf(right), 100)
  const known = serverNow()
  passed = 11
  setClock(instantOf(right), 11_000)
  setClock(addSeconds(instantOf(right), 3))
  expect(serverNow()).toBe(addSeconds(known, 11))
  setOn = 300
  setClock(addSeconds(instantOf(right), 9), 4000)
  expect(serverNow()).toBe(addSeconds(instantOf(right), 11))
})

test('time that passed while the device slept is known by its clock, which the page’s own has not counted', () => {
  setOn = 1800
  expect(serverNow()).toBe(addSeconds(instantOf(right), 1800))
})

test('an answer that was asked for sets the clock at half of its way, however slow, and one without a time sets none', async () => {
  setOn = -7200
  // The server answered when four of eight seconds had passed.
  const answer = Promise.resolve({ now: addSeconds(instantOf(right), 4) })
  await setsClock(answer.then((said) => ((passed = 8), said)))
  expect(serverNow()).toBe(addSeconds(instantOf(right), 8))
  expect(await setsClock(Promise.resolve(null))).toBeNull()
  expect(serverNow()).toBe(addSeconds(instantOf(right), 8))
})
