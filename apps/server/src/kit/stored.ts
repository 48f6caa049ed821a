import { timingSafeEqual } from 'node:crypto'
import { epochOf, instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Secrets } from './installation.ts'
import type { Session } from './session.ts'

/** Milliseconds that a link lives at the least, and twice as long at the most. */
const life = 300_000

export interface LinkTo {
  readonly companyId: number
  /** Of a file, or of its thumbnail. */
  readonly storageKey: string
  /** Whose link it is: it dies with that session. */
  readonly session: Pick<Session, 'tokenHash'>
  /** Saved by the browser under its name, and not shown. */
  readonly isDownload: boolean
  readonly now: Instant
}
export interface SignedLink {
  readonly url: string
  readonly expiresAt: Instant
}

/** What a link says, once it is known to be ours. */
export interface Stored extends Pick<LinkTo, 'companyId' | 'storageKey' | 'isDownload'> {
  readonly tokenHash: Buffer
  readonly expiresAt: Instant
}

/**
 * A link to a file in the storage, for whoever may see it. Within one span of its life the same session is given the same
 * link, so that a list that is told of a change does not fetch its pictures anew.
 */
export function signedLink(secrets: Secrets, { companyId, storageKey, session, isDownload, now }: LinkTo): SignedLink {
  const expires = (Math.floor(epochOf(now) / life) + 2) * life
  const said = `${companyId}.${expires / 1000}.${isDownload ? 'd' : 'i'}.${storageKey}.${session.tokenHash.toString('base64url')}`
  return { url: `/stored/${said}.${signatureOf(secrets, said)}`, expiresAt: instantOf(expires) }
}

const shape = /^(([1-9]\d{0,8})\.(\d{10})\.([di])\.([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43}))\.([A-Za-z0-9_-]{43})$/

/** Undefined: not ours, or dead by its time. Whether its session lives is not said here. */
export function readLink(secrets: Secrets, token: string, now: Instant): Stored | undefined {
  const [, said, company, expires, way, storageKey, hash, signature] = shape.exec(token) ?? []
  // By its letters: the last one says more bits than there are, so that others stand for the same bytes.
  if (!said || !signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secrets, said)))) return undefined
  const expiresAt = instantOf(Number(expires) * 1000)
  if (now >= expiresAt) return undefined
  return {
    companyId: Number(company),
    storageKey: storageKey!,
    isDownload: way === 'd',
    tokenHash: Buffer.from(hash!, 'base64url'),
    expiresAt,
  }
}

const signatureOf = (secrets: Secrets, said: string): string => secrets.hmac('stored-link', said).toString('base64url')
