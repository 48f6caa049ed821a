import { describe, expect, it } from 'vitest'
import { clock } from './clockings.rules.ts'
import { accepted, arrived, done, ends, factsOf, outcome, starts } from './clockings.rules.testing.ts'

describe('the place', () => {
  /** So many metres north of the site: a degree of latitude is 111,319.49 m of the sphere. */
  const reading = (metres: number, accuracyMetres = 0) => ({
    point: { latitude: 48.8566 + metres / 111_319.490_793, longitude: 2.3522 },
    accuracyMetres,
  })

  it.each([
    ['at the perimeter of 150 m', reading(149.9), done],
    ['beyond it, without a reason', reading(150.2), 'REASON_REQUIRED'],
    ['beyond it by less than the accuracy', reading(250, 101), done],
    ['beyond it by more than the accuracy', reading(250, 99), 'REASON_REQUIRED'],
  ])('%s', (_, read, expected) => {
    expect(outcome('start', starts, { reading: read })).toBe(expected)
  })

  it('outside with a reason is accepted and marked, for the arrival and for the departure', () => {
    expect(clock(factsOf('start', { reading: reading(500), reason: accepted }), starts).isOutsideArea).toBe(true)
    expect(clock(factsOf('end', { reading: reading(500), reason: accepted, shift: arrived }), ends).isOutsideArea).toBe(true)
  })

  it('a site may have a perimeter of its own, and may refuse whoever is outside', () => {
    expect(outcome('start', starts, { reading: reading(500), site: { perimeterMetres: 501 } })).toBe(done)
    expect(outcome('start', starts, { reading: reading(500), reason: accepted, site: { isOutsideAreaRefused: true } })).toBe('OUTSIDE_AREA')
    expect(
      outcome('start', starts, { reading: reading(500), reason: accepted, isForced: true, site: { isOutsideAreaRefused: true } }),
    ).toBe(done)
  })

  it('without a reading, or at a site without a point, says nothing', () => {
    expect(clock(factsOf('start'), starts).isOutsideArea).toBe(false)
    expect(clock(factsOf('start', { reading: reading(5000), site: { point: null } }), starts).isOutsideArea).toBe(false)
  })
})
