import { expect, it } from 'vitest'
import { pauseBefore } from './entering.rules.ts'

it('a device that signs in now and then waits for nothing', () => {
  expect(pauseBefore([], 0)).toBe(0)
  expect(pauseBefore([0, 1, 2, 3, 4, 5, 6], 10)).toBe(0)
  expect(
    pauseBefore(
      Array.from({ length: 100 }, (_, at) => at * 90_000),
      100 * 90_000,
    ),
  ).toBe(0)
})

it('one whose session ends again and again signs in twice a minute in the end, and goes on with that', () => {
  const entered: number[] = []
  const pauses: number[] = []
  for (let now = 0; now < 60 * 60_000;) {
    const pause = pauseBefore(entered, now)
    pauses.push(pause)
    now += pause + 200
    entered.push(now)
  }
  expect(pauses.slice(0, 13)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2000, 4000, 8000, 16_000, 30_000])
  expect(pauses.slice(13).every((pause) => pause === 30_000)).toBe(true)
})
