import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../kit/installation.ts'
import { foldedEmail } from './throttle.ts'

/** Whose device it is. */
interface Owner {
  readonly secrets: Secrets
  readonly companyId: number
  readonly email: string
}

/**
 * What a device keeps after signing in, so that tries of others at its account do not shut it out: a name with an HMAC of
 * this installation over it, the company and the e-mail. It opens nothing and tells nothing; wrong passwords that come
 * with it are counted by its name alone. The name is made of the day and the network: whoever signs in a thousand times gets
 * one for each, and not a thousand with tries of their own.
 */
export function knownDeviceOf(owner: Owner, network: string, day: string): string {
  const name = owner.secrets.hmac('known-device-name', JSON.stringify([owner.companyId, foldedEmail(owner.email), network, day]))
  return proofOf(owner, name.subarray(0, 16).toString('base64url'))
}

/** The name in a proof; undefined when it is none of this owner's. */
export function nameInProof(owner: Owner, proof: string): string | undefined {
  const name = proof.split('.')[0]!
  const [given, made] = [proof, proofOf(owner, name)].map((text) => Buffer.from(text)) as [Buffer, Buffer]
  return given.length === made.length && timingSafeEqual(given, made) ? name : undefined
}

const proofOf = ({ secrets, companyId, email }: Owner, name: string): string =>
  `${name}.${secrets.hmac('known-device', JSON.stringify([companyId, foldedEmail(email), name])).toString('base64url')}`
