import type { Secrets } from './installation.ts'

/** Where a company's map tiles are answered: by a key that nobody guesses, and another with each address of its map. */
export const tilesPath = (secrets: Secrets, companyId: number, address: string): string =>
  `/tiles/${companyId}.${secrets.hmac('map-tiles', `${companyId} ${address}`).subarray(0, 16).toString('base64url')}`
