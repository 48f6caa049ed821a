import { expect, it } from 'vitest'
import { gap, heightOf, near, nextStop, placed, pointsInSight, readPage, sharpness, shownPages, stopBefore } from './layout.rules.ts'

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

it('knows the page that one reads', () => {
  expect(readPage(sixty, 0, 700)).toBe(0)
  expect(readPage(sixty, height, 700)).toBe(1)
  expect(readPage([], 0, 700)).toBe(0)
})

const shownAfter = (pages: typeof sixty, scrolls: readonly number[], seen: number) =>
  shownPages(new Set(scrolls.flatMap((scroll) => pointsInSight(pages, scroll, seen))), pages.length)

it('counts a page once its beginning, its middle and its end have been in sight, at once or one after the other', () => {
  expect(shownAfter(sixty, [0], 700)).toEqual([1])
  expect(shownAfter(sixty, [0], 1100)).toEqual([1, 2])
  // A leap to the end shows none in between.
  expect(shownAfter(sixty, [heightOf(sixty) - 700], 700)).toEqual([60])
  // Neither its upper part alone counts, nor its lower one.
  expect(shownAfter(sixty, [0], 400)).toEqual([])
  expect(shownAfter(sixty, [height - 400], 400)).toEqual([])
  expect(shownAfter(sixty, [0, height - 400], 400)).toEqual([1])
})

const wide = placed([a4, { width: 842, height: 595 }, a4, a4], 960, 1)

it.each([100, 250, 452, 700, 1500])('turns through every part of every page and back, %s pixels at a time', (seen) => {
  const last = Math.max(0, heightOf(wide) + 2 * gap - seen)
  const scrolls = [0]
  for (let next = nextStop(wide, 0, seen); next !== null && scrolls.length < 100; next = nextStop(wide, scrolls.at(-1)!, seen)) {
    // The browser goes no further than the end, and to whole pixels.
    scrolls.push(Math.min(last, Math.round(next)))
    expect(scrolls.at(-1)! - scrolls.at(-2)!).toBeGreaterThan(0)
    expect(scrolls.at(-1)! - scrolls.at(-2)!).toBeLessThanOrEqual(seen + gap + 0.05 * wide[0]!.height)
  }
  expect(shownAfter(wide, scrolls, seen)).toEqual([1, 2, 3, 4])
  const back: number[] = []
  for (let at = stopBefore(wide, scrolls.at(-1)!); at !== null; at = stopBefore(wide, Math.round(at))) back.push(at)
  expect(back.at(-1)).toBe(0)
  expect(back.length).toBeLessThanOrEqual(4)
})

it('turns to the next page at once where the page is seen whole', () => {
  expect(nextStop(sixty, 0, 700)).toBe(sixty[1]!.top)
  expect(stopBefore(sixty, sixty[1]!.top)).toBe(0)
  expect(nextStop([], 0, 700)).toBe(null)
})

it('is as sharp as the screen, and no larger than a phone keeps', () => {
  expect(sharpness({ width: 366, height: 518 }, 3, 5_000_000)).toBe(3)
  const { width, height: high } = { width: 3840, height: 5434 }
  const scale = sharpness({ width, height: high }, 3, 5_000_000)
  expect(width * scale * high * scale).toBeCloseTo(5_000_000)
})
