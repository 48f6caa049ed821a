import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actionWidth, fittingCount } from './fit.ts'

it('folds what does not fit, and keeps a place for «Plus»', () => {
  expect(fittingCount(4, 4 * 96)).toBe(4)
  expect(fittingCount(4, 4 * 96 - 1)).toBe(2)
  expect(fittingCount(4, 320)).toBe(2)
  expect(fittingCount(4, 90)).toBe(0)
})

it('never needs more room than there is, and leaves no room unused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: actionWidth, max: 3000 }), (count, width) => {
      const shown = fittingCount(count, width)
      const taken = (shown < count ? shown + 1 : shown) * actionWidth
      expect(taken).toBeLessThanOrEqual(width)
      expect(shown === count || taken + actionWidth > width).toBe(true)
    }),
  )
})
