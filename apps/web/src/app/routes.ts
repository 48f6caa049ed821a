import type { Address } from '../routing/address.ts'
import { clockingAddresses } from './addresses/clocking.ts'
import { entryAddresses } from './addresses/entry.ts'

const table: Address[] = [...entryAddresses, ...clockingAddresses]
const byPath = new Map<string, Address>(table.map((address) => [address.path, address]))
let isComplete = false
let onComplete = (): void => undefined

/**
 * The table of addresses: one row for each address of the product. Those behind the sign-in are added with the frame around
 * their screens (`signedIn.ts`), so that the sign-in page does not carry them.
 */
export const addresses: readonly Address[] = table
export const addressOf = (path: string): Address | undefined => byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Whether a screen stands at the address. */
export const isBuilt = (path: string): boolean => addressOf(path)?.screen !== undefined

/** Whether the table has the addresses behind the sign-in. */
export const hasAllAddresses = (): boolean => isComplete

/** Adds the addresses behind the sign-in, once. */
export function addAddresses(more: readonly Address[]): void {
  if (isComplete) return
  isComplete = true
  table.push(...more)
  for (const address of more) byPath.set(address.path, address)
  onComplete()
}

/** Tells the router that there are more addresses. */
export const whenAllAddresses = (tell: () => void): void => {
  onComplete = tell
}
