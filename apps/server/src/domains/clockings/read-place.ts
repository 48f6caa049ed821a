import { metresBetween } from '@vigie/contract/kit/distance.ts'

/** The reading of a line `c` with its details `x`, at its site `si`. */
export const readPlaceColumns = `coalesce(c.is_imprecise, false) as "isImprecise",
  x.latitude as "readLatitude", x.longitude as "readLongitude", x.accuracy_metres as "readAccuracy",
  si.latitude as "siteLatitude", si.longitude as "siteLongitude"`

export interface ReadPlaceRow {
  readonly isImprecise: boolean
  readonly readLatitude: number | null
  readonly readLongitude: number | null
  readonly readAccuracy: number | null
  readonly siteLatitude: number | null
  readonly siteLongitude: number | null
}

/** Half around the earth, in metres: a phone may claim more. */
const farthest = 20_037_508

/** How far from the site a phone was and how precisely it knew that, in whole metres; null: nothing was read, or it was deleted. */
export function readPlaceOf({ isImprecise, readLatitude, readLongitude, readAccuracy, siteLatitude, siteLongitude }: ReadPlaceRow) {
  const read = readLatitude === null || readLongitude === null ? null : { latitude: readLatitude, longitude: readLongitude }
  const site = siteLatitude === null || siteLongitude === null ? null : { latitude: siteLatitude, longitude: siteLongitude }
  return {
    isImprecise,
    distanceMetres: read && site && Math.round(metresBetween(site, read)),
    accuracyMetres: readAccuracy === null ? null : Math.round(Math.min(readAccuracy, farthest)),
  }
}
