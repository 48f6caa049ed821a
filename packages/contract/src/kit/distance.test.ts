import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOutside, metresBetween } from './distance.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const halfAround = Math.PI * 6_378_137

describe('the metres between two points', () => {
  it('are none at one point, the same both ways, and never more than half around the earth', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(metresBetween(one, one)).toBe(0)
        expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 3)
        expect(metresBetween(one, other)).toBeLessThanOrEqual(halfAround + 0.001)
      }),
    )
  })

  it('are those of a sphere of 6,378,137 m', () => {
    expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(halfAround, 3)
    expect(metresBetween({ latitude: 48, longitude: 2 }, { latitude: 49, longitude: 2 })).toBeCloseTo(111_319.49, 1)
    expect(metresBetween({ latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 })).toBeCloseTo(111.32, 1)
  })
})

describe('outside', () => {
  it('is only who stands beyond the perimeter by more than the accuracy of the reading', () => {
    expect([isOutside(150, 0, 150), isOutside(151, 0, 150), isOutside(250, 100, 150), isOutside(251, 100, 150)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})
