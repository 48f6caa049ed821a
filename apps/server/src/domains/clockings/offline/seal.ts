import { createDecipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto'
import { sealBytes, sealInfo, shownOf, type ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import type { Secrets } from '../../../kit/installation.ts'

const tagBytes = 16

/** The key pair (P-256) that opens what the devices of a company seal: derived from SECRET_KEY, so that nothing is kept for it. */
function pairOf(secrets: Secrets, companyId: number): ECDH {
  const pair = createECDH('prime256v1')
  // One in four billion numbers is none of the curve's.
  for (let attempt = 0; ; attempt++) {
    try {
      pair.setPrivateKey(secrets.hmac('clocking-seal', `${companyId} ${attempt}`))
      return pair
    } catch (error) {
      if (attempt > 8) throw error
    }
  }
}

/** Its public half, as devices are given it: base64url of the point, uncompressed. */
export const sealKeyOf = (secrets: Secrets, companyId: number): string => pairOf(secrets, companyId).getPublicKey('base64url')

/**
 * What was shown at a device, opened. It was sealed for one act: under another uuid, or changed in any bit, it is nothing. Null: it
 * cannot be read.
 */
export function openSealed(secrets: Secrets, companyId: number, clockingUuid: string, sealed: string): ShownOffline | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const publicKey = bytes.subarray(0, sealBytes.publicKey)
  const nonce = bytes.subarray(sealBytes.publicKey, sealBytes.publicKey + sealBytes.nonce)
  const rest = bytes.subarray(sealBytes.publicKey + sealBytes.nonce)
  if (rest.length <= tagBytes) return null
  try {
    const secret = pairOf(secrets, companyId).computeSecret(publicKey)
    const key = Buffer.from(hkdfSync('sha256', secret, publicKey, sealInfo, 32))
    const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    decipher.setAAD(Buffer.from(clockingUuid.toLowerCase()))
    decipher.setAuthTag(rest.subarray(-tagBytes))
    return shownOf(Buffer.concat([decipher.update(rest.subarray(0, -tagBytes)), decipher.final()]).toString())
  } catch {
    // Not a point of the curve, or not sealed for this act.
    return null
  }
}
