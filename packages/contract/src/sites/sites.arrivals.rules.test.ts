import { describe, expect, it } from 'vitest'
import { isOutside, metresBetween } from '../kit/distance.ts'
import { outsideCount, perimeterNeeded } from './sites.arrivals.rules.ts'

const site = { latitude: 48.8566, longitude: 2.3522 }
/** A reading so many metres north of the site. */
const north = (metres: number, accuracyMetres: number | null) => ({
  latitude: site.latitude + (metres / 6_378_137) * (180 / Math.PI),
  longitude: site.longitude,
  accuracyMetres,
})

describe('the perimeter that an arrival needs', () => {
  it.each([
    [0, 0, 0],
    [120, 0, 120],
    [120.4, 0, 121],
    [120, 30, 90],
    [120, 500, 0],
    [120, null, 120],
  ])('at %s m, precise to %s m: %s m', (metres, accuracy, needed) =>
    expect(perimeterNeeded(site, north(Math.max(0, metres - 1e-6), accuracy))).toBe(needed),
  )

  it('counts outside what the rule of a clocking says is outside', () => {
    const readings = Array.from({ length: 400 }, (_, n) => north((n * 37) % 500, (n * 13) % 90))
    const needed = readings.map((reading) => perimeterNeeded(site, reading))
    for (const metres of [10, 120, 150, 333, 499]) {
      const outside = readings.filter((reading) => isOutside(metresBetween(site, reading), reading.accuracyMetres ?? 0, metres))
      expect(outsideCount(needed, metres)).toBe(outside.length)
    }
  })
})
