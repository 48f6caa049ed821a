import { notificationsAddress } from '../../../routing/addresses/notifications.ts'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import { openAddress } from '../../../routing/open.ts'
import type { Exchange } from '../../../session/store.ts'

/** Where a notice leads: a screen that stands and that its reader may open; null: what it says is all of it. */
export function leadsTo(path: string, exchange: Exchange): LinkTarget | null {
  const [to = '/', query = ''] = path.split('?', 2)
  if (to === notificationsAddress.path || openAddress(to, exchange) === null) return null
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
