import { describe, expect, it } from 'vitest'
import {
  afterWrongTry,
  checkOf,
  checksFor,
  checksOfCard,
  fitsCheck,
  sealedText,
  shownOf,
  wasHeld,
  type WrongTries,
} from './clockings.offline.rules.ts'
import { checkOfShown, sealShown } from './clockings.seal.ts'
import { instantOf, type Instant } from '../kit/time.ts'

const key = Buffer.alloc(32, 7).toString('base64url')

describe('the check of a code', () => {
  it.each([4, 5, 6, 7, 8])('of %i digits leaves about a thousand codes of its length, or more', (digits) => {
    expect(10 ** digits / checksFor({ code: '1'.repeat(digits) })).toBeGreaterThanOrEqual(1000)
  })

  it('a device that knows every check of a company can still not tell a code from a thousand others', async () => {
    const checks = await Promise.all(Array.from({ length: 3000 }, (_, at) => checkOfShown(key, { code: String(100_000 + at) })))
    const most = Math.max(...[...Map.groupBy(checks, (check) => check).values()].map((alike) => alike.length))
    expect(Math.max(...checks)).toBeLessThan(1000)
    // Spread evenly: of 3,000 codes three share a check on average, and of all 900,000 nine hundred.
    expect(most).toBeLessThan(16)
    expect(new Set(checks).size).toBeGreaterThan(900)
  })

  it('a card leaves a million of the shortest uids', () => {
    expect(2 ** 32 / checksOfCard).toBeGreaterThanOrEqual(2 ** 20)
  })

  it('is made alike of a card however its reader writes it, and never takes a card for a code', async () => {
    const [one, other] = await Promise.all([checkOfShown(key, { nfcUid: '04:a1:b2:c3' }), checkOfShown(key, { nfcUid: '04A1B2C3' })])
    expect(one).toBe(other)
    expect(sealedText({ nfcUid: '04:a1:b2:c3' })).toBe('nfc 04A1B2C3')
    expect(checkOf(new Uint8Array(32).fill(255), 1000)).toBe((2 ** 48 - 1) % 1000)
  })

  it('fits an agent whose code is as long and has the same check, and no other', () => {
    const agent = { codeDigits: 6, codeCheck: 42, cardChecks: [7] }
    expect(fitsCheck(agent, { code: '246810' }, 42)).toBe(true)
    expect(fitsCheck(agent, { code: '24681' }, 42)).toBe(false)
    expect(fitsCheck(agent, { code: '246810' }, 41)).toBe(false)
    expect(fitsCheck({ ...agent, codeDigits: null, codeCheck: null }, { code: '246810' }, 42)).toBe(false)
    expect(fitsCheck(agent, { nfcUid: '04' }, 7)).toBe(true)
  })
})

it('what was sealed is read as it was shown, and anything else is nothing', () => {
  expect(shownOf(sealedText({ code: '246810' }))).toEqual({ code: '246810' })
  expect(shownOf(sealedText({ nfcUid: '04A1' }))).toEqual({ nfcUid: '04A1' })
  for (const text of ['', 'code', 'code ', 'code 1 2', 'pin 1234']) expect(shownOf(text)).toBeNull()
})

it('the same code is never sealed alike', async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const sealKey = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url')
  const uuid = '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21'
  const [one, other] = [await sealShown(sealKey, uuid, { code: '246810' }), await sealShown(sealKey, uuid, { code: '246810' })]
  expect(one).not.toBe(other)
  expect(one.length).toBeLessThan(400)
})

describe('wrong codes without network', () => {
  const tryAgain = (count: number, every: number) => {
    let tries: (WrongTries & { lockedUntil: number }) | null = null
    let now = 0
    const waits: number[] = []
    for (let at = 0; at < count; at++) {
      tries = afterWrongTry(tries, now)
      waits.push(Math.max(0, tries.lockedUntil - now) / 1000)
      now = Math.max(now + every, tries.lockedUntil)
    }
    return waits
  }

  it('are free at first, then each is followed by a growing pause of some seconds, and no queue waits longer', () => {
    expect(tryAgain(10, 0)).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 8, 8])
  })

  it('an agent who mistypes now and then is never made to wait', () => {
    expect(Math.max(...tryAgain(30, 120_000))).toBe(0)
  })

  it('a clock that is set back forgets nothing', () => {
    const tries = { count: 7, lastAt: 1_000_000 }
    expect(afterWrongTry(tries, 0).lockedUntil).toBe(8000)
  })
})

describe('an act is of an agent whom the device held', () => {
  const at = (minute: number): Instant => instantOf(Date.UTC(2026, 9, 12, 6, minute))
  const periods = [{ heldFrom: at(0), heldUntil: at(30) }]
  it.each([
    [-1, false],
    [0, true],
    [30, true],
    [31, false],
  ])('at minute %i: %s', (minute, held) => expect(wasHeld(periods, at(minute), false)).toBe(held))

  it('at any time, where its clock is in doubt; and never one whom it did not hold', () => {
    expect(wasHeld(periods, at(59), true)).toBe(true)
    expect(wasHeld([], at(1), true)).toBe(false)
  })
})
