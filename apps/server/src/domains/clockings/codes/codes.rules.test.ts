import { expect, it } from 'vitest'
import { chanceAtDevice, codesOf, digitsFor, mostChance } from './codes.rules.ts'

it('a code has six digits in a small company, seven and eight in larger ones', () => {
  expect([1, 92, 174, 175, 1744, 1745, 17_000].map(digitsFor)).toEqual([6, 6, 6, 7, 7, 8, 8])
})

it('so that a day at one device finds a code in fewer than one of twenty days', () => {
  for (const agents of [1, 50, 150, 200, 900, 1500, 2000, 10_000, 17_000])
    expect(chanceAtDevice(digitsFor(agents), agents)).toBeLessThan(mostChance)
})

it('no code begins with a zero', () => {
  expect([6, 7, 8].map(codesOf)).toEqual([
    [100_000, 1_000_000],
    [1_000_000, 10_000_000],
    [10_000_000, 100_000_000],
  ])
})
