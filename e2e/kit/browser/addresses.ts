import type { Address } from '../../../apps/web/src/routing/address.ts'

// By its address alone: named as a module, the whole web app would be read by the types of Node.
const table = new URL('../../../apps/web/src/app/routes.ts', import.meta.url).href

/** The web app's table of addresses: the rows whose screen stands. */
export async function builtAddresses(): Promise<readonly Address[]> {
  const { addresses } = (await import(table)) as { addresses: readonly Address[] }
  return addresses.filter(({ screen }) => screen !== undefined)
}
