// @vitest-environment node
import { metresBetween } from '@vigie/contract/kit/distance.ts'
import { movedBy } from '../../../kit/mercator.ts'
import { describe, expect, it } from 'vitest'
import { dotsOf, inView, isShown, metresTo, panned, pointAt, radiusOf, sliderEnd, viewOf, zoomed } from './plan.rules.ts'

const point = { latitude: 48.8566, longitude: 2.3522 }
const size = { width: 684, height: 272 }
const here = { point, metres: 120 }
const view = viewOf([here, { point, metres: 150 }], size)

describe('a view of a plan', () => {
  it('has all of its circles in it, around the point', () => {
    expect(inView(view, point)).toEqual({ x: 342, y: 136 })
    expect(radiusOf(view, { point, metres: 150 })).toBeCloseTo(0.43 * 272, 6)
    const away = { point: movedBy(point, 400, 0), metres: 150 }
    expect(radiusOf(viewOf([here, away], size), { point, metres: 550 })).toBeCloseTo(0.43 * 272, 0)
  })

  it('moved by pixels keeps what was under the finger', () => {
    const held = pointAt(view, { x: 100, y: 50 })
    const back = inView(panned(view, { x: 30, y: -20 }), held)
    expect([back.x, back.y]).toEqual([expect.closeTo(130, 4), expect.closeTo(30, 4)])
  })

  it.each([1, -2.5])('nearer by %s keeps what was under the pointer', (by) => {
    const held = pointAt(view, { x: 600, y: 200 })
    const back = inView(zoomed(view, by, { x: 600, y: 200 }), held)
    expect([back.x, back.y]).toEqual([expect.closeTo(600, 4), expect.closeTo(200, 4)])
  })

  it('ends its zoom at a continent and at a front door', () => {
    expect([zoomed(view, 40).zoom, zoomed(view, -40).zoom]).toEqual([21, 2])
  })
})

describe('the edge of a perimeter', () => {
  it('is as far as the ground says', () => {
    const edge = inView(view, movedBy(point, 87, 0))
    expect(metresTo(view, point, edge)).toBe(87)
    expect(Math.round(metresBetween(point, pointAt(view, edge)))).toBe(87)
  })

  it('keeps within the bounds', () => {
    const middle = inView(view, point)
    expect(metresTo(view, point, middle)).toBe(10)
    expect(metresTo(zoomed(view, -16), point, { x: middle.x + 300, y: middle.y })).toBe(100_000)
  })

  it.each([
    ['in the view', here, true],
    ['a speck', { point, metres: 10 }, false],
    ['all around the view', { point, metres: 900 }, false],
    ['beside the view', { point: movedBy(point, 2000, 0), metres: 120 }, false],
  ])('%s', (_, perimeter, is) => expect(isShown(view, perimeter)).toBe(is))
})

it.each([
  [[120, 150, 150], 400],
  [[300], 1000],
  [[90_000], 100_000],
])('a slider for %j metres ends at %i', (metres, end) => expect(sliderEnd(metres)).toBe(end))

it('dots of one column stand on each other, five at most, and none beyond the end', () => {
  const dots = dotsOf([0, 0, 0, 0, 0, 0, 0, 200, 401], 400)
  expect(dots.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 0])
  expect(dots.at(-1)).toEqual({ at: 0.5, level: 0, metres: 200 })
})
