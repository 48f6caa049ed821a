import type { SiteSort, SiteSortKey } from '@vigie/contract/sites/sites.sorts.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { isTextKey, isTimestampKey, isWholeKey, orderOf } from '../../kit/order.rules.ts'

/** Which sites by their state: open ones, closed ones too, or those with a shift in the month. */
export type Openness = 'open' | 'all' | 'inMonth'

/** Whether a cursor's key fits an order. */
export const isKeyOf: Readonly<Record<SiteSortKey, (text: string) => boolean>> = {
  createdAt: isTimestampKey,
  name: isTextKey,
  client: isTextKey,
  city: isTextKey,
  distance: isWholeKey,
  shifts: isWholeKey,
  unassigned: isWholeKey,
}

/** Without a month to look at, the sites that are open are all there is to say of their activity. */
export function opennessOf(isActive: boolean | undefined, seesFigures: boolean): Openness {
  if (isActive === false) return 'all'
  return isActive && seesFigures ? 'inMonth' : 'open'
}

interface Asked {
  readonly sort: SiteSort
  readonly hasUnassignedShifts?: boolean | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/**
 * A list may not be narrowed or put in order by figures that its reader may not see: the answer would tell them. An
 * order by distance needs a position, and a position its two halves.
 */
export function refuseUnfit(asked: Asked, seesFigures: boolean): void {
  const { key } = orderOf<SiteSortKey>(asked.sort)
  const problems: FieldProblem[] = []
  if (!seesFigures && asked.hasUnassignedShifts !== undefined) problems.push({ field: 'hasUnassignedVacs', problem: 'notAnAllowedValue' })
  if (!seesFigures && (key === 'shifts' || key === 'unassigned')) problems.push({ field: 'sort', problem: 'notAnAllowedValue' })
  const needsPosition = key === 'distance' || asked.latitude !== undefined || asked.longitude !== undefined
  for (const field of ['latitude', 'longitude'] as const) {
    if (needsPosition && asked[field] === undefined) problems.push({ field, problem: 'required' })
  }
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
}
