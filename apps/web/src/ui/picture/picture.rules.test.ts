import { expect, it } from 'vitest'
import { canBeRead, cutSide, inked, inSquare, placed, workingSize } from './picture.rules.ts'

it('a photo of a phone is made small, a small picture stays as it is', () => {
  expect(workingSize({ width: 8000, height: 6000 }, false)).toEqual({ width: 1600, height: 1200 })
  expect(workingSize({ width: 300, height: 900 }, false)).toEqual({ width: 300, height: 900 })
  expect(workingSize({ width: 100_000, height: 1 }, false)).toEqual({ width: 1600, height: 1 })
})

it('a drawing is made large, also where it says no size', () => {
  expect(workingSize({ width: 20, height: 10 }, true)).toEqual({ width: 1024, height: 512 })
  expect(workingSize({ width: 0, height: 0 }, true)).toEqual({ width: 1024, height: 1024 })
})

it('a picture of 50,000 by 50,000 points is not tried', () => {
  expect([canBeRead({ width: 50_000, height: 50_000 }), canBeRead({ width: 12_000, height: 9000 })]).toEqual([false, true])
})

it('a logo stands in the middle of the square that holds all of it', () => {
  expect(inSquare({ width: 800, height: 200 })).toEqual({ x: 0, y: 300, width: 800, height: 800 })
  expect(inSquare({ width: 101, height: 200 })).toEqual({ x: 50, y: 0, width: 200, height: 200 })
})

it('the area fills the square, and what lies beside the picture stays empty', () => {
  const whole = { width: 800, height: 200 }
  expect(placed(whole, { x: 100, y: 0, width: 200, height: 200 }, 100)).toEqual({ x: -50, y: -0, width: 400, height: 100 })
  expect(placed(whole, { x: 0, y: -300, width: 800, height: 800 }, 400)).toEqual({ x: -0, y: 150, width: 400, height: 100 })
})

it('nothing is made larger than it was', () => {
  expect([cutSide({ x: 0, y: 0, width: 120.4, height: 120.4 }, 256), cutSide({ x: 0, y: 0, width: 900, height: 900 }, 256)]).toEqual([
    120, 256,
  ])
})

it('a wide logo in its square is what is seen of it; where nothing is seen it is all', () => {
  const points = new Uint8ClampedArray(5 * 4 * 4)
  for (const [x, y] of [
    [1, 2],
    [3, 1],
  ] as const)
    points[(y * 5 + x) * 4 + 3] = 1
  expect(inked(points, { width: 5, height: 4 })).toEqual({ x: 1, y: 1, width: 3, height: 2 })
  expect(inked(new Uint8ClampedArray(80), { width: 5, height: 4 })).toEqual({ x: 0, y: 0, width: 5, height: 4 })
})
