import { createHash, randomBytes } from 'node:crypto'
import { largestId } from '@vigie/contract/kit/values.ts'

/** The secret of a feed, made as an access token is: the company's id, a dot and 256 random bits. */
export const newFeedToken = (companyId: number): string => `${companyId}.${randomBytes(32).toString('base64url')}`

/** SHA-256 of a secret: all that is kept of it. */
export const feedDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The company of a secret; undefined for what cannot be one. */
export function companyOfFeed(token: string): number | undefined {
  const [, company] = /^([1-9]\d{0,9})\.[A-Za-z0-9_-]{43}$/.exec(token) ?? []
  return company !== undefined && Number(company) <= largestId ? Number(company) : undefined
}
