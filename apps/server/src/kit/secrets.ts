import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from './installation.ts'

const nonceBytes = 12
const tagBytes = 16

/** What SECRET_KEY is used for. Each purpose has a key of its own, derived from it. */
export function secretsOf(secretKey: string): Secrets {
  // Purposes are few words of the program; a clocking asks for two, by the hundred at once.
  const keys = new Map<string, Buffer>()
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? createHmac('sha256', secretKey).update(`vigie/${purpose}`).digest()
    keys.set(purpose, known)
    return known
  }
  return {
    hmac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest(),
    encrypt(purpose, place, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce).setAAD(Buffer.from(place))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(purpose, place, kept) {
      if (kept.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), kept.subarray(0, nonceBytes)).setAAD(Buffer.from(place))
      decipher.setAuthTag(kept.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(kept.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        // Another key, another place, or not what was kept.
        return null
      }
    },
  }
}
