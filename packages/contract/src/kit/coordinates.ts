import type { Point } from './distance.ts'

/** Why a text or a point is no position: it holds none · a number is out of range · 0, 0 · its two numbers change places. */
export type PositionFault = 'unreadable' | 'range' | 'zero' | 'swapped'
/** A point may also be right, and its time zone wrong. */
type PointFault = Exclude<PositionFault, 'unreadable'> | 'zone'

/** Latitudes and longitudes of the land of a time zone, in degrees: south, north, west, east. */
type Box = readonly [south: number, north: number, west: number, east: number]
const boxes: ReadonlyMap<string, Box> = new Map<string, Box>([
  ['America/Cayenne', [2, 6, -55, -51]],
  ['America/Guadeloupe', [15, 17, -62, -60]],
  ['America/Martinique', [14, 15.5, -62, -60]],
  ['Indian/Mayotte', [-13.5, -12, 44.5, 46]],
  ['Indian/Reunion', [-22, -20, 54.5, 56.5]],
  ['Pacific/Noumea', [-24, -17, 157, 173]],
  ['Pacific/Tahiti', [-28, -7, -155, -134]],
])
const europe: Box = [27, 72, -32, 45]

const boxOf = (timeZone: string): Box | undefined => boxes.get(timeZone) ?? (timeZone.startsWith('Europe/') ? europe : undefined)
const isWithin = ({ latitude, longitude }: Point, [south, north, west, east]: Box): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** The point with its numbers in the other order. */
const turned = ({ latitude, longitude }: Point): Point => ({ latitude: longitude, longitude: latitude })

/** The overseas time zone on whose land a point lies; undefined: another, which has no narrow box. */
export const overseasZoneOf = (point: Point): string | undefined => [...boxes].find(([, box]) => isWithin(point, box))?.[0]

/**
 * What is wrong with a point of a site in a time zone. Only a zone whose land is known shows that two numbers were swapped: in the other
 * order they lie there. A point on the land of another zone is right as it is: the time zone is wrong.
 */
export function pointFault(point: Point, timeZone: string): PointFault | undefined {
  const box = boxOf(timeZone)
  const isSwapped = box !== undefined && !isWithin(point, box) && isWithin(turned(point), box)
  if (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) return isSwapped ? 'swapped' : 'range'
  // Off the coast of Ghana: what devices and files say that know no position.
  if (Math.abs(point.latitude) < 0.001 && Math.abs(point.longitude) < 0.001) return 'zero'
  const overseas = box && overseasZoneOf(point)
  if (overseas !== undefined && overseas !== timeZone) return 'zone'
  return isSwapped ? 'swapped' : undefined
}

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?`
/** `@48.85,2.35` of a map's address, or a parameter that holds both. */
const inLink = [
  new RegExp(String.raw`!3d(${number})!4d(${number})`),
  new RegExp(String.raw`[?&](?:q|query|ll|sll|daddr|destination|center|cp)=(?:loc:)?(${number})(?:,|~|%2C)\s*\+?(${number})`, 'i'),
  new RegExp(String.raw`@(${number}),(${number})`),
  new RegExp(String.raw`[?&]mlat=(${number})&mlon=(${number})`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/(${number})/(${number})`),
  new RegExp(String.raw`^geo:(${number}),(${number})`, 'i'),
]
const pair = new RegExp(String.raw`^(${number})\s*[,;\s]\s*(${number})$`)
/** French decimals: `48,8566 ; 2,3522` or `48,8566 2,3522`. */
const commaPair = /^([-+]?\d{1,3},\d+)\s*(?:;|\s|,\s)\s*([-+]?\d{1,3},\d+)$/
/** `48°51'24"N`, minutes and seconds where they are said; O is the French west, E and O are German too. */
const angle =
  /(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|['’′]{2})\s*)?([NSEWO])/gi

const decimal = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

function ofAngles(text: string, isGerman: boolean): Point | undefined {
  const found = [...text.matchAll(angle)]
  if (found.length !== 2 || text.replaceAll(angle, '').replaceAll(/[\s,;]/g, '') !== '') return undefined
  const degrees = found.map(([, whole, minutes, seconds, side]) => {
    const letter = side!.toUpperCase()
    const isBehind = letter === 'S' || letter === 'W' || (letter === 'O' && !isGerman)
    return { letter, value: (isBehind ? -1 : 1) * (decimal(whole) + decimal(minutes) / 60 + decimal(seconds) / 3600) }
  })
  const latitude = degrees.find(({ letter }) => letter === 'N' || letter === 'S')
  const longitude = degrees.find(({ letter }) => letter !== 'N' && letter !== 'S')
  return latitude && longitude && { latitude: latitude.value, longitude: longitude.value }
}

/**
 * A pasted position: two numbers, degrees with minutes and seconds, or the link of a map. In German «O» is the east, elsewhere the west.
 * Six decimals are kept: a tenth of a metre.
 */
export function readPoint(pasted: string, timeZone: string, language = 'fr'): Point | { readonly fault: PositionFault } {
  const text = pasted.trim()
  const found = text.includes('://') || /^geo:/i.test(text) ? inLink.map((form) => form.exec(text)).find((one) => one !== null) : null
  const numbers = found ?? pair.exec(text) ?? commaPair.exec(text)
  const read = numbers ? { latitude: decimal(numbers[1]), longitude: decimal(numbers[2]) } : ofAngles(text, language === 'de')
  if (!read) return { fault: 'unreadable' }
  const fault = pointFault(read, timeZone)
  // Where the time zone is wrong, the position is right: the form says so at the zone.
  return fault && fault !== 'zone' ? { fault } : roundedPoint(read)
}

/** Six decimals of a degree are a tenth of a metre. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
})
