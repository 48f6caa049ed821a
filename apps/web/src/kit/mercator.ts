import { earthRadius, type Point } from '@vigie/contract/kit/distance.ts'
import { mostTileZoom } from '@vigie/contract/kit/tiles.ts'

/** Web Mercator, as servers of map tiles cut the world: a square of 256 · 2^zoom pixels, from 180° west and 85.0511° north. */
export interface Pixel {
  readonly x: number
  readonly y: number
}
const tilePixels = 256
/** Where the square ends. */
const mostLatitude = 85.0511287798066
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degreesOf = (angle: number) => (angle * 180) / Math.PI
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const worldPixels = (zoom: number): number => tilePixels * 2 ** zoom

/** Where a point lies in the world at a zoom, which may be a fraction. */
export function pixelOf({ latitude, longitude }: Point, zoom: number): Pixel {
  const sine = Math.sin(radians(between(latitude, -mostLatitude, mostLatitude)))
  const world = worldPixels(zoom)
  return { x: (longitude / 360 + 0.5) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world }
}

/** The point at a pixel of the world: the inverse. */
export function pointOf({ x, y }: Pixel, zoom: number): Point {
  const world = worldPixels(zoom)
  const latitude = degreesOf(Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))))
  return { latitude, longitude: between((x / world - 0.5) * 360, -180, 180) }
}

/** How many metres of the ground a pixel is at a latitude. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (Math.cos(radians(latitude)) * 2 * Math.PI * earthRadius) / worldPixels(zoom)

/** The zoom at which so many metres of a latitude are so many pixels. */
export const zoomFor = (metres: number, pixels: number, latitude: number): number =>
  Math.log2((Math.cos(radians(latitude)) * 2 * Math.PI * earthRadius * pixels) / (metres * tilePixels))

/** A point so many metres to the east and to the north, for distances within a town. */
export const movedBy = ({ latitude, longitude }: Point, east: number, north: number): Point => ({
  latitude: between(latitude + degreesOf(north / earthRadius), -90, 90),
  longitude: between(longitude + degreesOf(east / (earthRadius * Math.cos(radians(latitude)))), -180, 180),
})

/** The largest of 1, 2 and 5 · 10^n metres that is no wider than so many pixels: a bar of a scale. */
export function scaleBar(perPixel: number, mostPixels: number): { readonly metres: number; readonly pixels: number } {
  const most = perPixel * mostPixels
  const ten = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((step) => step * ten).find((step) => step <= most)!
  return { metres, pixels: metres / perPixel }
}

export interface Tile {
  readonly zoom: number
  readonly x: number
  readonly y: number
  /** Pixels from the left and the top of the view, and the side of the tile there. */
  readonly left: number
  readonly top: number
  readonly side: number
}
/** The tiles that cover a view of so many pixels around a point. */
export function tilesOf(centre: Point, zoom: number, width: number, height: number): readonly Tile[] {
  const ofTiles = between(Math.round(zoom), 0, mostTileZoom)
  const side = tilePixels * 2 ** (zoom - ofTiles)
  const middle = pixelOf(centre, zoom)
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  const count = 2 ** ofTiles
  const tiles: Tile[] = []
  for (let y = Math.max(0, Math.floor(top / side)); y < Math.min(count, (top + height) / side); y++)
    for (let x = Math.floor(left / side); x < (left + width) / side; x++)
      tiles.push({ zoom: ofTiles, x: ((x % count) + count) % count, y, left: x * side - left, top: y * side - top, side })
  return tiles
}
