import type { Receipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Checks receipts in the browser itself, by the same steps as the server: what a receipt says is a leaf of a small tree
 * (RFC 9162, section 2.1), whose root is what was signed with Ed25519 (RFC 8032).
 */
const purpose = new TextEncoder().encode('vigie receipt 1\n')
const hashBytes = 32

/** Undefined: it is no base64url, or not in the one spelling of its bytes. */
function bytesOf(text: string): Bytes | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return textOf(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
const textOf = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const sha256 = async (...parts: readonly Bytes[]): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)))

const leafHash = (payload: string) => sha256(Uint8Array.of(0), new TextEncoder().encode(payload))
const nodeHash = (left: Bytes, right: Bytes) => sha256(Uint8Array.of(1), left, right)

/** The root to which a path leads from a leaf (RFC 9162, 2.1.3.2); undefined where the path does not fit its place. */
async function rootByPath(leaf: Bytes, index: number, size: number, path: readonly Bytes[]): Promise<Bytes | undefined> {
  if (index >= size) return undefined
  let [place, last, root] = [index, size - 1, leaf]
  for (const beside of path) {
    if (last === 0) return undefined
    if (place % 2 === 1 || place === last) {
      // Each step needs the one before it.
      // oxlint-disable-next-line no-await-in-loop
      root = await nodeHash(beside, root)
      while (place % 2 === 0 && place > 0) [place, last] = [place >> 1, last >> 1]
    } else {
      // oxlint-disable-next-line no-await-in-loop
      root = await nodeHash(root, beside)
    }
    ;[place, last] = [place >> 1, last >> 1]
  }
  return last === 0 ? root : undefined
}

/** What was signed for this receipt; undefined where its parts do not fit together. */
async function signedRoot({ payload, path }: Receipt): Promise<Bytes | undefined> {
  const bytes = bytesOf(path)
  const [index, size] = bytes ?? []
  if (!bytes || index === undefined || size === undefined || (bytes.length - 2) % hashBytes !== 0) return undefined
  const steps = Array.from({ length: (bytes.length - 2) / hashBytes }, (_, at) => bytes.slice(2 + at * hashBytes, 2 + (at + 1) * hashBytes))
  return rootByPath(await leafHash(payload), index, size, steps)
}

/** The fingerprint by which a receipt names a key: the first 16 bytes of the SHA-256 of its SPKI, in base64url. */
const fingerprint = async (spki: Bytes): Promise<string> => textOf((await sha256(spki)).slice(0, 16))

/** The bytes of a key in PEM. */
const bytesOfPem = (pem: string): Bytes | undefined =>
  bytesOf(
    pem
      .replaceAll(/-----[A-Z ]+-----|\s/g, '')
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
  )

/**
 * Whether this key (SPKI in PEM) has signed the receipt, and is the one that it names. Null: this browser cannot tell,
 * it knows no Ed25519, or the page did not come over HTTPS.
 */
export async function isSignedBy(receipt: Receipt, publicKey: string): Promise<boolean | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle
  if (!subtle) return null
  const [encoded, signature] = [bytesOfPem(publicKey), bytesOf(receipt.signature)]
  if (!encoded || !signature || (await fingerprint(encoded)) !== receipt.said.keyId) return false
  const root = await signedRoot(receipt)
  if (!root) return false
  const key = await subtle.importKey('spki', encoded, 'Ed25519', false, ['verify']).catch(() => null)
  return key && subtle.verify('Ed25519', key, signature, joined(purpose, root))
}
