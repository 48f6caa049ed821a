import type { Secrets } from './installation.ts'

/** Where a company's map tiles are answered: under a random key, which changes with the address of its map. */
export const tilesPath = (secrets: Secrets, companyId: number, address: string): string =>
  `/tiles/${companyId}.${secrets.hmac('map-tiles', `${companyId} ${address}`).subarray(0, 16).toString('base64url')}`
