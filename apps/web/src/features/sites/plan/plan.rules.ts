import { metresBetween, type Point } from '@vigie/contract/kit/distance.ts'
import { metresPerPixel, pixelOf, pointOf, zoomFor, type Pixel } from '../../../kit/mercator.ts'

/** What a plan shows: the point in its middle, its zoom (may be a fraction), and its sides in pixels. */
export interface PlanView {
  readonly centre: Point
  readonly zoom: number
  readonly width: number
  readonly height: number
}
/** A point and the metres around it within which one clocks. */
export interface Perimeter {
  readonly point: Point
  readonly metres: number
}

/** Bounds of the zoom: a continent, and a front door. */
const [leastZoom, mostZoom] = [2, 21]
const withinZoom = (zoom: number): number => Math.min(mostZoom, Math.max(leastZoom, zoom))

/** The bounds of a perimeter, in metres (`sites.rules.ts`). */
export const [leastMetres, mostMetres] = [10, 100_000]
const wholeMetres = (metres: number): number => Math.min(mostMetres, Math.max(leastMetres, Math.round(metres)))

/** Pixels left and right of the circle, so that no button lies over its edge. */
const besideCircle = 72

/** A view with all of some perimeters in it, around the first. */
export function viewOf(all: readonly [Perimeter, ...Perimeter[]], size: Pick<PlanView, 'width' | 'height'>): PlanView {
  const [{ point }] = all
  const reach = Math.max(...all.map((one) => metresBetween(point, one.point) + one.metres))
  const zoom = zoomFor(2 * reach, Math.min(0.86 * size.height, size.width - 2 * besideCircle), point.latitude)
  return { ...size, centre: point, zoom: withinZoom(zoom) }
}

/** Where a point is in the view, in pixels from its left and top. */
export function inView(view: PlanView, point: Point): Pixel {
  const [middle, there] = [pixelOf(view.centre, view.zoom), pixelOf(point, view.zoom)]
  return { x: there.x - middle.x + view.width / 2, y: there.y - middle.y + view.height / 2 }
}

/** The point at a pixel of the view. */
export function pointAt({ centre, zoom, width, height }: PlanView, { x, y }: Pixel): Point {
  const middle = pixelOf(centre, zoom)
  return pointOf({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, zoom)
}

/** The view moved by pixels: what was under a finger stays under it. */
export const panned = (view: PlanView, { x, y }: Pixel): PlanView => ({
  ...view,
  centre: pointAt(view, { x: view.width / 2 - x, y: view.height / 2 - y }),
})

/** The view nearer or farther by steps of the zoom; the point at a pixel, by default the middle, stays where it is. */
export function zoomed(view: PlanView, by: number, at: Pixel = { x: view.width / 2, y: view.height / 2 }): PlanView {
  const zoom = withinZoom(view.zoom + by)
  const held = pixelOf(pointAt(view, at), zoom)
  return { ...view, zoom, centre: pointOf({ x: held.x - at.x + view.width / 2, y: held.y - at.y + view.height / 2 }, zoom) }
}

/** The radius of a perimeter on the plan, in pixels. */
export const radiusOf = (view: PlanView, { point, metres }: Perimeter): number => metres / metresPerPixel(point.latitude, view.zoom)

/** The perimeter whose edge lies at a pixel of the view, in whole metres within its bounds. */
export const metresTo = (view: PlanView, point: Point, at: Pixel): number => {
  const from = inView(view, point)
  return wholeMetres(Math.hypot(at.x - from.x, at.y - from.y) * metresPerPixel(point.latitude, view.zoom))
}

/** Whether a perimeter is to be seen: its point well within the view, its circle neither a speck nor all around it. */
export function isShown(view: PlanView, perimeter: Perimeter): boolean {
  const { x, y } = inView(view, perimeter.point)
  const radius = radiusOf(view, perimeter)
  const margin = 24
  const isWithin = x >= margin && y >= margin && x <= view.width - margin && y <= view.height - margin
  return isWithin && radius >= 16 && radius <= 0.46 * view.width
}

/** The right end of a slider that holds some perimeters with room beyond them. */
export const sliderEnd = (metres: readonly number[]): number =>
  [400, 1000, 2000, 5000, 10_000, 20_000, 50_000].find((end) => end >= 1.5 * Math.max(...metres)) ?? mostMetres

/** How many dots stand on each other at most: more would hide the others. */
const mostStacked = 5
export interface Dot {
  /** From 0 to 1 along the slider. */
  readonly at: number
  readonly level: number
  readonly metres: number
}
/** Arrivals above the slider: those of one column on each other. What lies beyond its end is left out. */
export function dotsOf(needed: readonly number[], end: number, columns = 90): Dot[] {
  const heights = new Map<number, number>()
  return needed
    .filter((metres) => metres <= end)
    .flatMap((metres) => {
      const column = Math.round((metres / end) * columns)
      const level = heights.get(column) ?? 0
      heights.set(column, level + 1)
      return level < mostStacked ? [{ at: column / columns, level, metres }] : []
    })
}
