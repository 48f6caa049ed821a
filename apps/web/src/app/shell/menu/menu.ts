import { role } from '@vigie/contract/access.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import type { Address } from '../../../routing/address.ts'
import { guardSignedIn } from '../../../routing/guard.ts'
import type { Exchange } from '../../../session/store.ts'
import { isBuilt } from '../../routes.ts'
import { linesOf, type MenuLine } from './menus.ts'

export interface Menu {
  readonly main: readonly MenuLine[]
  readonly manage: readonly MenuLine[]
  /** What the company keeps of itself. */
  readonly company: readonly MenuLine[]
  readonly common: readonly MenuLine[]
}

/** The menu of whoever is there: the lines whose address opens to them, and no others. `has` says whether a screen stands. */
export function menuOf(exchange: Exchange, user: SessionUser, has: (path: string) => boolean = isBuilt): Menu {
  const opens = (address: Address): boolean =>
    has(address.path) && (!address.isDemoOnly || exchange.isDemo) && guardSignedIn(address, exchange, has) === 'open'
  // An address of theirs may be open to others too, who come to it from elsewhere: the documents.
  const ofManagers = (group: 'manage' | 'company') => (user.role === role.manager ? linesOf(group, user.role, opens) : [])
  return {
    main: linesOf('main', user.role, opens),
    manage: ofManagers('manage'),
    company: ofManagers('company'),
    common: linesOf('common', user.role, opens),
  }
}
