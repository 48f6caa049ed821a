import type { SearchResult } from '@vigie/contract/search.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Exchange } from '../session/store.ts'
import type { Path } from './address.ts'
import { guardSignedIn } from './guard.ts'
import { addressOf, isBuilt } from './routes.ts'

export interface Found {
  readonly path: Path
  readonly search: Readonly<Record<string, string>>
}

/**
 * Where a result leads: a site to its sheet, an agent to theirs in the current month (specification, section 2). Until
 * a sheet stands, a manager is led to the services of that site or agent, and others nowhere (docs/decisions/0009).
 */
export function placeOf(
  { type, id, name }: SearchResult,
  month: Month,
  exchange: Exchange,
  has: (path: string) => boolean = isBuilt,
): Found | null {
  const sheet: Found =
    type === 'site'
      ? { path: '/site/site', search: { siteId: String(id) } }
      : { path: '/resource/resource', search: { resourceId: String(id), month } }
  const services: Found = { path: '/services', search: type === 'site' ? { siteId: String(id) } : { search: name } }
  return [sheet, services].find(({ path }) => opens(path, exchange, has)) ?? null
}

function opens(path: Path, exchange: Exchange, has: (path: string) => boolean): boolean {
  const address = addressOf(path)
  return address !== undefined && has(path) && guardSignedIn(address, exchange, has) === 'open'
}
