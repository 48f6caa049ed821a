import { createHash, randomBytes } from 'node:crypto'

/** SHA-256 of a token: all that is kept of it. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The access token: the company's id, a dot and 256 random bits. */
export const newAccessToken = (companyId: number): string => `${companyId}.${randomBytes(32).toString('base64url')}`

/** A link's token: 256 random bits; it begins with S for a strong-password account, and with N for the others. */
export const newLinkToken = (isStrong: boolean): string => `${isStrong ? 'S' : 'N'}${randomBytes(32).toString('base64url')}`
