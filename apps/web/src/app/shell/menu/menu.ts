import { role } from '@vigie/contract/access.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import type { Exchange } from '../../../session/store.ts'
import { guardSignedIn } from '../../../routing/guard.ts'
import { addressOf, isBuilt } from '../../routes.ts'
import { commonLines, mainLines, manageLines, type MenuLine } from './menus.ts'

export interface Menu {
  readonly main: readonly MenuLine[]
  readonly manage: readonly MenuLine[]
  readonly common: readonly MenuLine[]
}

/** The menu of whoever is there: the lines whose address opens to them, and no others. `has` says whether a screen stands. */
export function menuOf(exchange: Exchange, user: SessionUser, has: (path: string) => boolean = isBuilt): Menu {
  const opens = ({ path }: MenuLine): boolean => {
    const address = addressOf(path)
    if (!address || !has(path) || (address.isDemoOnly && !exchange.isDemo)) return false
    return guardSignedIn(address, exchange, has) === 'open'
  }
  // An address of theirs may be open to others too, who come to it from elsewhere: the documents.
  const manage = user.role === role.manager ? manageLines.filter(opens) : []
  return { main: mainLines[user.role].filter(opens), manage, common: commonLines.filter(opens) }
}
