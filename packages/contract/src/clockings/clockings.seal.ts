import { checkOf, checkedText, checksFor, sealBytes, sealedText, sealInfo, type ShownOffline } from './clockings.offline.rules.ts'

// What a device does with a code while there is no network: it is compared by its check, and sealed for the server. By WebCrypto, which
// browsers have on https alone.

/** The check of what was shown, under the company's key (base64url). */
export async function checkOfShown(checkKey: string, shown: ShownOffline): Promise<number> {
  const key = await crypto.subtle.importKey('raw', bytesOf(checkKey), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return checkOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(checkedText(shown)))), checksFor(shown))
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/**
 * Seals what was shown to the server's key (base64url of a P-256 point), for one act and no other: a one-time key pair, HKDF-SHA-256,
 * AES-256-GCM over the act's uuid. Base64url of the one-time public key, the nonce, and the text with its tag.
 */
export async function sealShown(sealKey: string, clockingUuid: string, shown: ShownOffline): Promise<string> {
  const server = await crypto.subtle.importKey('raw', bytesOf(sealKey), curve, false, [])
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, pair.privateKey, 256)
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: publicKey, info: utf8(sealInfo) }
  const key = await crypto.subtle.deriveKey(derived, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(sealBytes.nonce))
  const additionalData = utf8(clockingUuid.toLowerCase())
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, utf8(sealedText(shown))))
  return base64url(Uint8Array.of(...publicKey, ...iv, ...sealed))
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!)
