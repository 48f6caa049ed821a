import { metresBetween, type Point } from '../kit/distance.ts'

/** How many days back arrivals are looked at, and how many of them at the most: the last ones. */
export const arrivalDays = 60
export const mostArrivals = 5000

export interface ArrivalReading extends Point {
  /** Null: the phone did not say. */
  readonly accuracyMetres: number | null
}

/**
 * The smallest perimeter, in whole metres, within which a reading lies: by the rule of a clocking (`isOutside`) its distance less its
 * accuracy. That is all that leaves the server of a reading: no place, no name, no time.
 */
export const perimeterNeeded = (site: Point, { accuracyMetres, ...read }: ArrivalReading): number =>
  Math.max(0, Math.ceil(metresBetween(site, read) - (accuracyMetres ?? 0)))

/** How many arrivals would have been outside a perimeter. */
export const outsideCount = (needed: readonly number[], perimeterMetres: number): number =>
  needed.filter((metres) => metres > perimeterMetres).length
