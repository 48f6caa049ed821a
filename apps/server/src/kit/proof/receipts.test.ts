import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { longestReceipt, readReceipt, receiptPayload, type ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { isReceiptSigned, openReceipts } from './receipts.ts'
import { openSigner } from './signer.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-receipts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const signer = openSigner(generateKeyPairSync('ed25519').privateKey, folder)

const said = (seq: number): ReceiptSaid => ({
  companyCode: 'A-COMPANY-WITH-THE-LONGEST-CODE_',
  siteId: 2_147_483_647,
  seq,
  clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
  kind: 'pre_clocking',
  happenedAt: '2026-10-12T08:00:00Z' as Instant,
  recordedAt: '2026-10-12T08:00:01Z' as Instant,
  hash: 'ab'.repeat(32),
  keyId: signer.keyId,
})
/** Asked for together, of nobody who remembers others. */
function issued(count: number): Promise<string[]> {
  const receipts = openReceipts(signer)
  return Promise.all(Array.from({ length: count }, (_, at) => receipts.issue(receiptPayload(said(at + 1)))))
}
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const holds = (text: string) => {
  const receipt = readReceipt(text)
  return receipt !== undefined && isReceiptSigned(signer, receipt)
}

describe('receipts', () => {
  it('say what they were issued for, whether alone or together, and are short', async () => {
    for (const count of [1, 2, 15, 16, 17, 40]) {
      const texts = await issued(count)
      expect(texts.map((text) => readReceipt(text)?.said)).toEqual(texts.map((_, at) => said(at + 1)))
      expect(texts.every(holds)).toBe(true)
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(longestReceipt)
    }
  })

  it('are the same text when one is asked for again at once', async () => {
    const receipts = openReceipts(signer)
    const texts = await Promise.all([5, 6, 5].map((seq) => receipts.issue(receiptPayload(said(seq)))))
    expect([texts[0] === texts[2], texts[0] === texts[1]]).toEqual([true, false])
  })

  it('share a signature with fifteen others at the most, and with those of the same moment alone', async () => {
    const signaturesOf = (texts: readonly string[]) => new Set(texts.map((text) => readReceipt(text)!.signature)).size
    expect([signaturesOf(await issued(16)), signaturesOf(await issued(17)), signaturesOf(await issued(33))]).toEqual([1, 2, 3])
    const receipts = openReceipts(signer)
    const one = await receipts.issue(receiptPayload(said(1)))
    const other = await receipts.issue(receiptPayload(said(2)))
    expect([holds(one), holds(other), signaturesOf([one, other])]).toEqual([true, true, 2])
  })

  it('are remembered a thousand at a time', async () => {
    const receipts = openReceipts(signer)
    const issue = (...seqs: number[]) => Promise.all(seqs.map((seq) => receipts.issue(receiptPayload(said(seq)))))
    const [first] = await issue(1, 2)
    await issue(...Array.from({ length: 998 }, (_, at) => at + 3))
    expect(await issue(1)).toEqual([first])
    await issue(1001)
    const [again] = await issue(1)
    expect([again === first, holds(again!)]).toEqual([false, true])
  })

  it('are told of to each who waits when the key cannot sign', async () => {
    const broken = openReceipts({ ...signer, sign: () => expect.fail('no key') })
    const ended = await Promise.allSettled([1, 2].map((seq) => broken.issue(receiptPayload(said(seq)))))
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('may have been broken into lines on their way', async () => {
    const [text] = await issued(1)
    expect(holds(` ${text!.slice(0, 50)}\n ${text!.slice(50)}\r\n`)).toBe(true)
  })

  it('are refused when any of their letters is another one', async () => {
    const text = (await issued(5))[3]!
    for (let at = 0; at < text.length; at++) {
      const letter = text[at] === 'A' ? 'B' : 'A'
      expect(holds(text.slice(0, at) + letter + text.slice(at + 1)), `letter ${at}`).toBe(false)
    }
  })

  it('are refused when one of their fields was altered', async () => {
    const [text] = await issued(1)
    const others: Partial<ReceiptSaid>[] = [
      { companyCode: 'OTHER' },
      { siteId: 1 },
      { seq: 2 },
      { clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c22' },
      { kind: 'start' },
      { happenedAt: '2026-10-12T07:00:00Z' as Instant },
      { recordedAt: '2026-10-12T07:00:00Z' as Instant },
      { hash: 'cd'.repeat(32) },
      { keyId: 'another' },
    ]
    for (const other of others) {
      const altered = text!.replace(receiptPayload(said(1)), receiptPayload({ ...said(1), ...other }))
      expect(altered).not.toBe(text)
      expect(readReceipt(altered)?.said).toEqual({ ...said(1), ...other })
      expect(holds(altered)).toBe(false)
    }
  })

  it('are refused with a path that is another text, or longer, though it leads to the same root', async () => {
    const text = (await issued(5))[3]!
    const [mark, payload, path, signature] = text.split('.') as [string, string, string, string]
    const bytes = Buffer.from(path, 'base64url')
    const withPath = (...others: Uint8Array[]) => [mark, payload, Buffer.concat(others).toString('base64url'), signature].join('.')
    expect(holds(withPath(bytes))).toBe(true)
    const cut = [Buffer.alloc(0), bytes.subarray(0, 1), bytes.subarray(0, 2), bytes.subarray(0, -1), bytes.subarray(0, -32)]
    for (const other of [...cut.map((one) => withPath(one)), withPath(bytes, Buffer.from([0])), withPath(bytes, Buffer.alloc(32))])
      expect(holds(other), other).toBe(false)
    // The last letter of a path of 98 bytes has two bits that stand for nothing, that of a signature four.
    for (const part of [path, signature]) {
      const last = alphabet.indexOf(part.at(-1)!)
      const other = part.slice(0, -1) + alphabet[last ^ 1]
      expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(part, 'base64url'))
      expect(holds(text.replace(part, other))).toBe(false)
    }
  })

  it('are refused when cut, swollen, empty, joined or of another key', async () => {
    const [one, two] = (await issued(2)) as [string, string]
    const parts = [one.split('.'), two.split('.')] as [string[], string[]]
    const foreign = await openReceipts(openSigner(generateKeyPairSync('ed25519').privateKey, folder)).issue(receiptPayload(said(1)))
    for (const text of [
      '',
      'VR1',
      'VR1...',
      one.slice(0, -1),
      one.slice(1),
      one + 'A',
      one + two,
      `${one}.${one}`,
      one.repeat(1000),
      parts[0].with(2, parts[1][2]!).join('.'),
      parts[0].with(1, parts[1][1]!).join('.'),
      foreign,
    ])
      expect(holds(text), text.slice(0, 60)).toBe(false)
  })
})
