import type { Address } from '../routing/address.ts'
import { agentAddresses } from './addresses/agent.ts'
import { clientAddresses } from './addresses/client.ts'
import { clockingAddresses } from './addresses/clocking.ts'
import { entryAddresses } from './addresses/entry.ts'
import { managerAddresses } from './addresses/manager.ts'
import { partnerAddresses } from './addresses/partner.ts'
import { sharedAddresses } from './addresses/shared.ts'

/**
 * The table of addresses: one row for each address of the product. To build a screen, write `screens/<name>.tsx`
 * (default export) and name it in its row: the menu, the crumbs and the search find it there.
 */
export const addresses: readonly Address[] = [
  ...entryAddresses,
  ...sharedAddresses,
  ...managerAddresses,
  ...agentAddresses,
  ...clientAddresses,
  ...partnerAddresses,
  ...clockingAddresses,
]

const byPath = new Map<string, Address>(addresses.map((address) => [address.path, address]))
export const addressOf = (path: string): Address | undefined => byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Whether a screen stands at the address. */
export const isBuilt = (path: string): boolean => addressOf(path)?.screen !== undefined
