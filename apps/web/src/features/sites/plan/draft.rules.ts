import type { Point } from '@vigie/contract/kit/distance.ts'
import { leastMetres, mostMetres, type Perimeter } from './plan.rules.ts'

/** What a site's form holds of its place, as it is typed. */
export interface DraftPlace {
  readonly latitude: string
  readonly longitude: string
  readonly perimeterMetres: string
  readonly timeZone: string
}

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')))

/** Whether a plan can show a point: Web Mercator ends before the poles. */
export const isWithinBounds = ({ latitude, longitude }: Point): boolean => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180

/** The point and perimeter of a draft; null while its numbers are none. What is no perimeter yet is the company's. */
export function perimeterOf(draft: DraftPlace, companyMetres: number): Perimeter | null {
  const point = { latitude: numberOf(draft.latitude), longitude: numberOf(draft.longitude) }
  if (!isWithinBounds(point)) return null
  const metres = numberOf(draft.perimeterMetres)
  const isMetres = Number.isInteger(metres) && metres >= leastMetres && metres <= mostMetres
  return { point, metres: isMetres ? metres : companyMetres }
}
