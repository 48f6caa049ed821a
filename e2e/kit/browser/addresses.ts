import type { Address } from '../../../apps/web/src/routing/address.ts'

// By its address alone: named as a module, the whole web app would be read by the types of Node.
const fileOf = (name: string) => new URL(`../../../apps/web/src/app/${name}`, import.meta.url).href

/** The web app's table of addresses: the rows whose screen stands. */
export async function builtAddresses(): Promise<readonly Address[]> {
  await import(fileOf('signedIn.ts'))
  const { addresses } = (await import(fileOf('routes.ts'))) as { addresses: readonly Address[] }
  return addresses.filter(({ screen }) => screen !== undefined)
}
