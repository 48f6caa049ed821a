/** Earth radius in metres (coverage 9.001). */
export const earthRadius = 6_378_137

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Metres between two points in degrees, along the great circle (haversine). */
export function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Outside only when the distance less the reading's accuracy exceeds the perimeter. */
export const isOutside = (distanceMetres: number, accuracyMetres: number, perimeterMetres: number): boolean =>
  distanceMetres - accuracyMetres > perimeterMetres
