import { describe, expect, it } from 'vitest'
import type { Instant } from '../kit/time.ts'
import { longestReceipt, readReceipt, receiptPayload, receiptText, type ReceiptSaid } from './clockings.receipts.rules.ts'

const said: ReceiptSaid = {
  companyCode: 'ACME',
  siteId: 3,
  seq: 41,
  clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
  kind: 'start',
  happenedAt: '2026-10-12T08:00:00Z' as Instant,
  recordedAt: '2026-10-12T08:00:01Z' as Instant,
  hash: 'ab'.repeat(32),
  keyId: 'AbCdEfGhIjKlMnOpQrStUv',
}
const [path, signature] = ['AAEB', 'x'.repeat(86)]
const encoded = (text: string) => Buffer.from(text).toString('base64url')
const text = receiptText(receiptPayload(said), path, signature)
/** The payload of a list of values, as nobody of ours writes it. */
const saying = (values: unknown) => receiptText(encoded(JSON.stringify(values)), path, signature)
const values = Object.values(said)
const withValue = (at: number, value: unknown) => saying(values.with(at, value))

describe('a receipt', () => {
  it('says its values in one order, and is read as it was written', () => {
    expect(Buffer.from(receiptPayload(said), 'base64url').toString()).toBe(
      `["ACME",3,41,"0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21","start","2026-10-12T08:00:00Z","2026-10-12T08:00:01Z","${'ab'.repeat(32)}","AbCdEfGhIjKlMnOpQrStUv"]`,
    )
    expect(text).toBe(`VR1.${receiptPayload(said)}.${path}.${signature}`)
    expect(readReceipt(text)).toEqual({ said, payload: receiptPayload(said), path, signature })
    expect(readReceipt(withValue(2, 41))).toEqual(readReceipt(text))
  })

  it('may hold blanks anywhere, and is no text that is longer than any', () => {
    expect(readReceipt(`\n${text.slice(0, 9)} \t${text.slice(9)} `)).toEqual(readReceipt(text))
    expect(readReceipt(text + ' '.repeat(2 * longestReceipt - text.length))).toBeDefined()
    expect(readReceipt(text + ' '.repeat(2 * longestReceipt - text.length + 1))).toBeUndefined()
  })

  it.each<[string, string]>([
    ['cut', text.slice(0, -1)],
    ['cut before', text.slice(1)],
    ['longer', `${text}x`],
    ['after something', `x${text}`],
    ['of another mark', text.replace('VR1', 'VR2')],
    ['with other signs', text.replace('VR1.W', 'VR1.+')],
    ['without a place', receiptText(receiptPayload(said), '', signature)],
    ['of no JSON', receiptText(encoded('x'.repeat(100)), path, signature)],
    ['of an object', saying({ ...said })],
    ['of fewer values', saying(values.slice(0, 8))],
    ['of more', saying([...values, 'more'])],
    ['in another spelling', receiptText(encoded(JSON.stringify(values).replace(',', ', ')), path, signature)],
    ['of null', saying(null)],
  ])('that is %s is none', (_, other) => expect(readReceipt(other)).toBeUndefined())

  it.each<[number, unknown]>([
    [0, ''],
    [0, 'A'.repeat(65)],
    [0, 'A b'],
    [0, 7],
    [1, 0],
    [1, 1.5],
    [1, '3'],
    [1, 2 ** 31],
    [2, 0],
    [2, -1],
    [2, null],
    [3, 'x'],
    [3, said.clockingUuid.toUpperCase()],
    [3, `${said.clockingUuid}0`],
    [3, `0${said.clockingUuid}`],
    [4, ''],
    [4, null],
    [5, 'yesterday'],
    [5, 12],
    [5, '2026-10-12T10:00:00+02:00'],
    [6, 'today'],
    [6, null],
    [7, 'ab'],
    [7, 'AB'.repeat(32)],
    [7, `${'ab'.repeat(32)}a`],
    [7, `a${'ab'.repeat(31)}`],
    [8, ''],
    [8, 'a.b'],
  ])('whose value %i is %j is none', (at, value) => expect(readReceipt(withValue(at, value))).toBeUndefined())

  it('holds the largest numbers that there are', () => {
    expect(readReceipt(withValue(1, 2 ** 31 - 1))?.said.siteId).toBe(2 ** 31 - 1)
    expect(readReceipt(withValue(0, 'A'.repeat(64)))?.said.companyCode).toBe('A'.repeat(64))
  })
})
