import { expect, it } from 'vitest'
import { gap, heightOf, near, placed, readPage, sharpness, shownPages } from './layout.rules.ts'

const a4 = { width: 595, height: 842 }
const sixty = placed(
  Array.from({ length: 60 }, () => a4),
  366,
  1,
)
const height = (366 / 595) * 842

it('lays pages below each other, as wide as there is room for', () => {
  expect(sixty[0]).toMatchObject({ top: 0, width: 366 })
  expect(sixty[1]!.top).toBeCloseTo(height + gap)
  expect(heightOf(sixty)).toBeCloseTo(60 * height + 59 * gap)
  expect(heightOf([])).toBe(0)
  // A page that lies is as wide as one that stands, and lower.
  const [, lying] = placed([a4, { width: 842, height: 595 }], 366, 1)
  expect(lying).toMatchObject({ width: 366 })
  expect(lying!.height).toBeCloseTo((366 / 842) * 595)
  expect(placed([a4], 2000, 1)[0]!.width).toBe(960)
  expect(placed([a4], 366, 2)[0]!.width).toBe(732)
})

it('draws few of sixty pages, wherever one reads', () => {
  for (const scroll of [0, 5000, 20_000, heightOf(sixty) - 700]) expect(near(sixty, scroll, 700, 700).length).toBeLessThanOrEqual(6)
  expect(near(sixty, 0, 700, 100)).toEqual([0, 1])
})

it('knows the page that one reads, and those that are shown', () => {
  expect(readPage(sixty, 0, 700)).toBe(0)
  expect(readPage(sixty, height, 700)).toBe(1)
  expect(readPage([], 0, 700)).toBe(0)
  expect(shownPages(sixty, 0, 700)).toEqual([1])
  expect(shownPages(sixty, 0, 900)).toEqual([1, 2])
  // A leap to the end shows none in between.
  expect(shownPages(sixty, heightOf(sixty) - 700, 700)).toEqual([60])
  // A page of which the lower half has not come into sight is not shown.
  expect(shownPages(sixty, 0, height / 2 - 1)).toEqual([])
})

it('is as sharp as the screen, and no larger than a phone keeps', () => {
  expect(sharpness({ width: 366, height: 518 }, 3, 5_000_000)).toBe(3)
  const { width, height: high } = { width: 3840, height: 5434 }
  const scale = sharpness({ width, height: high }, 3, 5_000_000)
  expect(width * scale * high * scale).toBeCloseTo(5_000_000)
})
