import type { SearchResult } from '@vigie/contract/search/search.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Exchange } from '../session/store.ts'
import type { Path } from '../routing/address.ts'
import { guardSignedIn } from '../routing/guard.ts'
import { addressOf, isBuilt } from './routes.ts'

export interface FoundLink {
  readonly path: Path
  readonly search: Readonly<Record<string, string>>
}

/** Where a result leads: a site to its sheet, an agent to theirs in the current month (specification, section 2). */
export function linkOf({ type, id }: SearchResult, month: Month, exchange: Exchange): FoundLink | null {
  const sheet: FoundLink =
    type === 'site'
      ? { path: '/site/site', search: { siteId: String(id) } }
      : { path: '/resource/resource', search: { resourceId: String(id), month } }
  const address = addressOf(sheet.path)
  return address && guardSignedIn(address, exchange, isBuilt) === 'open' ? sheet : null
}
