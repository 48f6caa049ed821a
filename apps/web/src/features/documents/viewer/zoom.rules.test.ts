import { expect, it } from 'vitest'
import { clampZoom, scrolledTo, zoomIn, zoomOut } from './zoom.rules.ts'

it('goes up and down by steps, also from between two, and stops at the ends', () => {
  expect([0.5, 1, 1.3, 3, 4].map(zoomIn)).toEqual([0.75, 1.25, 1.5, 4, 4])
  expect([4, 1.3, 1, 0.75, 0.5].map(zoomOut)).toEqual([3, 1.25, 0.75, 0.5, 0.5])
  expect([0.1, 2.2, 9].map(clampZoom)).toEqual([0.5, 2.2, 4])
})

it('keeps the point under the finger', () => {
  // A point 100 pixels below the edge, in a page scrolled by 300, stands at 400; twice as large it stands at 800.
  expect(scrolledTo(300, 100, 2)).toBe(700)
  expect(scrolledTo(700, 100, 0.5)).toBe(300)
  expect(scrolledTo(0, 100, 0.5)).toBe(0)
})
