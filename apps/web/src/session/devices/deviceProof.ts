import { heldSecret } from './deviceKey.ts'

export interface DeviceSigner {
  /** Tells one pairing from the next without telling its secret: what a device counts belongs to one. */
  readonly pairing: string
  /** HMAC-SHA-256 under the digest of the device's secret, which the server keeps too; in hexadecimal. */
  readonly sign: (text: string) => Promise<string>
}

/** Signs in the name of this paired device. Null where it has no secret, and on plain http, which has no keys. */
export async function deviceSigner(): Promise<DeviceSigner | null> {
  const secret = heldSecret()
  if (secret === null || !('subtle' in crypto)) return null
  const bytes = new TextEncoder()
  const digest = await crypto.subtle.digest('SHA-256', bytes.encode(secret))
  const key = await crypto.subtle.importKey('raw', digest, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const sign = async (text: string) => hexOf(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))
  return { pairing: (await sign('pairing')).slice(0, 16), sign }
}

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
