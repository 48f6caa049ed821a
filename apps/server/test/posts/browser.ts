import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's side of web push: its keys, and how it opens what it is sent (RFC 8188 and 8291). */
export function browserKeys() {
  const keys = createECDH('prime256v1')
  const point = keys.generateKeys()
  const auth = randomBytes(16)
  const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
    open(sealed: Buffer): unknown {
      const salt = sealed.subarray(0, 16)
      const idLength = sealed[20]!
      const sender = sealed.subarray(21, 21 + idLength)
      const shared = keys.computeSecret(sender)
      const ikm = derived(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]), 32)
      const key = derived(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const body = sealed.subarray(21 + idLength)
      const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
      const text = Buffer.concat([opened.update(body.subarray(0, -16)), opened.final()])
      // What is left after the delimiter 2 is padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}
