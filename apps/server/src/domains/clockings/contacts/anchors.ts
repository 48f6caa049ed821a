import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import type { Secrets } from '../../../kit/installation.ts'

/** Whose an anchor is: one person on one device of one company. */
export interface AnchorOwner {
  readonly companyId: number
  readonly userId: number
  readonly deviceUuid: string
}

/**
 * The anchor of a contact: its instant, a nonce and what SECRET_KEY signs of both and of its owner, so that nothing is kept
 * for it and nobody else can use it (decisions/08-offline).
 */
export function makeAnchor(secrets: Secrets, owner: AnchorOwner, at: Instant): string {
  const said = `${at}~${randomBytes(12).toString('base64url')}`
  return `${said}~${signatureOf(secrets, owner, said).toString('base64url')}`
}

/** The instant of an anchor; null for one of another owner, and for what is none: forged, cut, malformed. */
export function anchorAtOf(secrets: Secrets, owner: AnchorOwner, anchor: string): Instant | null {
  const [at = '', nonce = '', signature = '', ...more] = anchor.split('~')
  if (more.length > 0) return null
  const expected = signatureOf(secrets, owner, `${at}~${nonce}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return readInstant(at) ?? null
}

const signatureOf = (secrets: Secrets, { companyId, userId, deviceUuid }: AnchorOwner, said: string): Buffer =>
  secrets.hmac('clocking-anchor', JSON.stringify([companyId, userId, deviceUuid.toLowerCase(), said]))
