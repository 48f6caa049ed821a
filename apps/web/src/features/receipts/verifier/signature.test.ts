// @vitest-environment node
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import {
  readReceipt,
  receiptPayload,
  receiptText,
  type Receipt,
  type ReceiptSaid,
} from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { isSignedBy } from './signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const spki = publicKey.export({ type: 'spki', format: 'der' })
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const keyId = createHash('sha256').update(spki).digest().subarray(0, 16).toString('base64url')

const said = (seq: number): ReceiptSaid =>
  ({
    companyCode: 'ACME',
    siteId: 3,
    seq,
    clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
    kind: 'start',
    happenedAt: '2026-10-12T08:00:00Z',
    recordedAt: '2026-10-12T08:00:01Z',
    hash: 'ab'.repeat(32),
    keyId,
  }) as ReceiptSaid
const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/** Receipts of so many acts that were signed together: the tree is split as RFC 9162 says, at the largest power of two. */
function issued(count: number): string[] {
  const payloads = Array.from({ length: count }, (_, at) => receiptPayload(said(at + 1)))
  const leaves = payloads.map((payload) => sha(Buffer.from([0]), Buffer.from(payload)))
  const rootOf = (part: Buffer[]): Buffer => {
    if (part.length === 1) return part[0]!
    const split = 2 ** Math.ceil(Math.log2(part.length) - 1)
    return sha(Buffer.from([1]), rootOf(part.slice(0, split)), rootOf(part.slice(split)))
  }
  const pathOf = (at: number, part: Buffer[]): Buffer[] => {
    if (part.length === 1) return []
    const split = 2 ** Math.ceil(Math.log2(part.length) - 1)
    return at < split
      ? [...pathOf(at, part.slice(0, split)), rootOf(part.slice(split))]
      : [...pathOf(at - split, part.slice(split)), rootOf(part.slice(0, split))]
  }
  const signature = sign(null, Buffer.concat([Buffer.from('vigie receipt 1\n'), rootOf(leaves)]), privateKey).toString('base64url')
  return payloads.map((payload, at) =>
    receiptText(payload, Buffer.concat([Buffer.from([at, count]), ...pathOf(at, leaves)]).toString('base64url'), signature),
  )
}
const read = (text: string): Receipt => readReceipt(text) ?? expect.fail(text)
afterEach(() => vi.unstubAllGlobals())

it('holds for each of those that were signed together', async () => {
  for (const count of [1, 2, 3, 7, 8, 13, 16])
    for (const text of issued(count)) expect(await isSignedBy(read(text), key), `${count}`).toBe(true)
})

it('holds for none that says something else, or is at another place', async () => {
  const text = issued(5)[3]!
  const [mark, payload, path, signature] = text.split('.') as [string, string, string, string]
  const others = [
    [receiptPayload({ ...said(4), happenedAt: '2026-10-12T07:00:00Z' as never }), path, signature],
    [receiptPayload({ ...said(4), kind: 'end' }), path, signature],
    [payload, issued(5)[2]!.split('.')[2]!, signature],
    [payload, Buffer.from([9, 5, ...Buffer.from(path, 'base64url').subarray(2)]).toString('base64url'), signature],
    [payload, Buffer.from([3, 5]).toString('base64url'), signature],
    [payload, `${path}AA`, signature],
    [payload, path, Buffer.alloc(64, 7).toString('base64url')],
  ] as const
  for (const parts of others) expect(await isSignedBy(read([mark, ...parts].join('.')), key), parts.join('.')).toBe(false)
})

it('holds for no other key, even one that is handed out under the name of the first', async () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
  expect(await isSignedBy(read(issued(1)[0]!), other)).toBe(false)
  expect(await isSignedBy(read(issued(1)[0]!), 'no key')).toBe(false)
})

it('is not known where the browser cannot tell', async () => {
  const receipt = read(issued(1)[0]!)
  vi.stubGlobal('crypto', {
    subtle: { digest: crypto.subtle.digest.bind(crypto.subtle), importKey: () => Promise.reject(new Error('NotSupportedError')) },
  })
  expect(await isSignedBy(receipt, key)).toBeNull()
  // As on a page that came over plain http.
  vi.stubGlobal('crypto', {})
  expect(await isSignedBy(receipt, key)).toBeNull()
})
