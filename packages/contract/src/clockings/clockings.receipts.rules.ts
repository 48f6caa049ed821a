import { readInstant, type Instant } from '../kit/time.ts'

/** Content of the receipt of one recorded act: no name and no place. */
export interface ReceiptSaid {
  readonly companyCode: string
  readonly siteId: number
  /** The line's number in its site's chain. */
  readonly seq: number
  readonly clockingUuid: string
  readonly kind: string
  readonly happenedAt: Instant
  readonly recordedAt: Instant
  /** The line's hash in the chain: SHA-256, hexadecimal. */
  readonly hash: string
  /** The fingerprint of the key that signed. */
  readonly keyId: string
}

/**
 * A receipt in its parts. Its text is `VR1.what.path.signature`, each in base64url: what it says; its place among those that
 * were signed together, with the hashes that lead from it to what was signed (RFC 9162); an Ed25519 signature.
 */
export interface Receipt {
  readonly said: ReceiptSaid
  /** The exact text that is a leaf of the tree. */
  readonly payload: string
  readonly path: string
  readonly signature: string
}

const mark = 'VR1'
/** Characters. */
export const longestReceipt = 1000
const parts = /^VR1\.([A-Za-z0-9_-]{40,600})\.([A-Za-z0-9_-]{3,300})\.([A-Za-z0-9_-]{86})$/

/** The text that is signed for an act: its values in one order. */
export const receiptPayload = (said: ReceiptSaid): string =>
  btoa(
    JSON.stringify([
      said.companyCode,
      said.siteId,
      said.seq,
      said.clockingUuid,
      said.kind,
      said.happenedAt,
      said.recordedAt,
      said.hash,
      said.keyId,
    ]),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const receiptText = (payload: string, path: string, signature: string): string => [mark, payload, path, signature].join('.')

/** Reads a receipt; undefined: it is none, or not whole. White space that mails and people put into it is left out. */
export function readReceipt(text: string): Receipt | undefined {
  if (text.length > 2 * longestReceipt) return undefined
  const [, payload, path, signature] = parts.exec(text.replaceAll(/\s/g, '')) ?? []
  if (payload === undefined || path === undefined || signature === undefined) return undefined
  const said = saidBy(payload)
  // In one spelling: other letters could stand for the same bytes.
  return said && receiptPayload(said) === payload ? { said, payload, path, signature } : undefined
}

function saidBy(payload: string): ReceiptSaid | undefined {
  const values = parsed(payload)
  if (!Array.isArray(values) || values.length !== 9) return undefined
  const [companyCode, siteId, seq, clockingUuid, kind, happened, recorded, hash, keyId] = values as unknown[]
  const texts = [companyCode, clockingUuid, kind, hash, keyId]
  if (!texts.every((value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value))) return undefined
  if (!/^[0-9a-f]{64}$/.test(hash as string) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(clockingUuid as string))
    return undefined
  if (!isNumber(siteId) || !isNumber(seq)) return undefined
  const [happenedAt, recordedAt] = [happened, recorded].map((at) => (typeof at === 'string' ? readInstant(at) : undefined))
  if (happenedAt === undefined || recordedAt === undefined) return undefined
  const [company, uuid, act, line, key] = [companyCode, clockingUuid, kind, hash, keyId] as string[]
  return {
    companyCode: company!,
    siteId,
    seq,
    clockingUuid: uuid!,
    kind: act!,
    happenedAt,
    recordedAt,
    hash: line!,
    keyId: key!,
  }
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647

function parsed(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
