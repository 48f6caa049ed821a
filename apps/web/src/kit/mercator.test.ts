// @vitest-environment node
import { metresBetween } from '@vigie/contract/kit/distance.ts'
import { describe, expect, it } from 'vitest'
import { metresPerPixel, movedBy, pixelOf, pointOf, scaleBar, tilesOf, zoomFor } from './mercator.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }
const places = [
  paris,
  { latitude: -20.8823, longitude: 55.4504 },
  { latitude: 60.17, longitude: 24.94 },
  { latitude: 0.3, longitude: -51.05 },
]

describe('Web Mercator', () => {
  it('puts the world where servers of tiles have it', () => {
    expect(pixelOf({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
    // North-west corners of tiles: half of the longitudes, and the latitude at which the square is cut into halves and quarters.
    expect(pixelOf({ latitude: 85.0511287798, longitude: -180 }, 3)).toEqual({ x: 0, y: expect.closeTo(0, 4) as number })
    expect(pixelOf({ latitude: 66.51326044, longitude: 90 }, 2)).toEqual({ x: 768, y: expect.closeTo(256, 4) as number })
  })

  it.each(places)('counts the rows of tiles at %o as others do', (place) => {
    // The same by another formula: the inverse hyperbolic sine of the tangent (OpenStreetMap's wiki, «Slippy map tilenames»).
    const row = ((1 - Math.asinh(Math.tan((place.latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 17
    expect(pixelOf(place, 17).y / 256).toBeCloseTo(row, 6)
  })

  it.each(places)('%o comes back from its pixel', (place) => {
    const back = pointOf(pixelOf(place, 16.4), 16.4)
    expect(metresBetween(place, back)).toBeLessThan(0.001)
  })

  it.each(places)('a pixel at %o is as many metres as the distance says', (place) => {
    const { x, y } = pixelOf(place, 17)
    const other = pointOf({ x: x + 100, y }, 17)
    expect(metresPerPixel(place.latitude, 17) * 100).toBeCloseTo(metresBetween(place, other), 1)
  })

  it('a zoom shows so many metres on so many pixels', () => {
    expect(metresPerPixel(paris.latitude, zoomFor(300, 200, paris.latitude)) * 200).toBeCloseTo(300, 6)
  })

  it.each(places)('%o moved by metres is that far away', (place) => {
    expect(metresBetween(place, movedBy(place, 10, 0))).toBeCloseTo(10, 3)
    expect(metresBetween(place, movedBy(place, 0, -10))).toBeCloseTo(10, 3)
    expect(movedBy(place, 1, 1).latitude).toBeGreaterThan(place.latitude)
    expect(movedBy(place, 1, 1).longitude).toBeGreaterThan(place.longitude)
  })
})

it.each([
  [1, 100, 100],
  [0.6, 100, 50],
  [0.3, 100, 20],
  [13, 100, 1000],
])('a bar for %s metres a pixel within %s pixels is %s metres', (perPixel, most, metres) => {
  expect(scaleBar(perPixel, most)).toEqual({ metres, pixels: metres / perPixel })
})

describe('the tiles of a view', () => {
  it('cover it without a gap, and no more', () => {
    const tiles = tilesOf(paris, 16.6, 684, 272)
    const side = tiles[0]!.side
    expect(side).toBeCloseTo(256 * 2 ** -0.4, 6)
    expect(tiles.every(({ zoom }) => zoom === 17)).toBe(true)
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
    expect(Math.max(...tiles.map(({ left }) => left))).toBeGreaterThanOrEqual(684 - side)
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0)
    expect(Math.max(...tiles.map(({ top }) => top))).toBeGreaterThanOrEqual(272 - side)
    expect(tiles.length).toBeLessThanOrEqual((684 / side + 2) * (272 / side + 2))
  })

  it('come from the last zoom that servers have, and never from beyond the world', () => {
    expect(new Set(tilesOf(paris, 21, 400, 300).map(({ zoom }) => zoom))).toEqual(new Set([19]))
    const world = tilesOf({ latitude: 0, longitude: 179.9 }, 1, 700, 700)
    expect(world.every(({ x, y }) => x >= 0 && x < 2 && y >= 0 && y < 2)).toBe(true)
  })
})
