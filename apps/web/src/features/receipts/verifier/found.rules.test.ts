import { receiptPayload, receiptText, type ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { expect, it } from 'vitest'
import { foundIn } from './found.rules.ts'

const said = {
  companyCode: 'ACME',
  siteId: 3,
  seq: 1204,
  clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
  kind: 'start',
  happenedAt: '2026-10-12T08:00:00Z',
  recordedAt: '2026-10-12T08:00:01Z',
  hash: 'ab'.repeat(32),
  keyId: 'A'.repeat(22),
} as ReceiptSaid
const text = receiptText(receiptPayload(said), 'AAE', 'B'.repeat(86))

it('is found alone, in a link, among words, and broken into lines', () => {
  const messages = [
    text,
    `https://vigie.example/verifier#${text}`,
    `Voici mon reçu : ${text} Bonne journée`,
    `> ${text.slice(0, 70)}\r\n ${text.slice(70)}`,
  ]
  for (const message of messages) expect(foundIn(message), message).toMatchObject({ kind: 'receipt', text, receipt: { said } })
})

it('that was cut or changed is damaged, wherever that was', () => {
  for (let length = 4; length < text.length; length += 7) expect(foundIn(text.slice(0, length)).kind, `${length}`).toBe('damaged')
  expect(foundIn(text.replace('.', '.{')).kind).toBe('damaged')
  expect(foundIn(`VR1.${btoa('[1,2]').repeat(9).replaceAll('=', '')}.AAE.${'B'.repeat(86)}`).kind).toBe('damaged')
})

it('is none where there is none, and of a kind to come it is said', () => {
  expect(foundIn('  \n').kind).toBe('nothing')
  for (const words of ['Bonjour', 'https://vigie.example/verifier', 'https://example.org/VR1', text.slice(4)])
    expect(foundIn(words).kind, words).not.toBe('receipt')
  expect(foundIn('Bonjour').kind).toBe('none')
  expect(foundIn(text.replace('VR1', 'VR2')).kind).toBe('newer')
  expect(foundIn('x'.repeat(100_000)).kind).toBe('none')
})
