import type { SearchResult } from '@vigie/contract/search/search.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Exchange } from '../session/store.ts'
import { agentAddress } from '../routing/addresses/agents.ts'
import { siteAddress } from '../routing/addresses/sites.ts'
import { linkTo, type LinkTarget } from '../routing/linkTo.ts'
import { guardSignedIn } from '../routing/guard.ts'
import { addressOf, isBuilt } from './routes.ts'

/** Where a result leads: a site to its sheet, an agent to theirs in the current month (coverage 2.182). */
export function linkOf({ type, id }: SearchResult, month: Month, exchange: Exchange): LinkTarget | null {
  const sheet = type === 'site' ? linkTo(siteAddress, { siteId: id }) : linkTo(agentAddress, { agentId: id, month })
  const address = addressOf(sheet.to)
  return address && guardSignedIn(address, exchange, isBuilt) === 'open' ? sheet : null
}
