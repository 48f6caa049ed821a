import type { Instant } from '../kit/time.ts'

/** What an agent shows at a device without network: the code as it was typed, or the uid of a card as the device reads it. */
export type ShownOffline = { readonly code: string } | { readonly nfcUid: string }

/** Hours ahead of which a device knows the agents and services of its sites (decisions/08-offline), and for which what it was given serves. */
export const rosterHours = 36

/**
 * How many checks there are for a code of so many digits. Of the codes of its length about a thousand share one, so that no code
 * can be computed of what lies on a device, however many devices or rosters a thief gathers (decisions/08-offline).
 */
export const checksOfDigits = (digits: number): number => Math.min(1000, 10 ** Math.max(0, digits - 3))
/** How many there are for a card: of the shortest uids in use, of 4 bytes, a million share one. */
export const checksOfCard = 2 ** 12

/** A card's uid as it is compared: hexadecimal figures in capitals, without what a reader writes between them. */
export const plainUid = (uid: string): string => uid.replace(/[^0-9a-f]/gi, '').toUpperCase()

/** The text whose HMAC-SHA-256 under the company's key for checks gives the check; the server and its devices make it alike. */
export const checkedText = (shown: ShownOffline): string => ('code' in shown ? `code ${shown.code}` : `card ${plainUid(shown.nfcUid)}`)

/** The check that a digest gives, of so many there are. 48 bits of it: what is left over by the division is nothing. */
export function checkOf(digest: Uint8Array, among: number): number {
  let value = 0
  for (const byte of digest.subarray(0, 6)) value = value * 256 + byte
  return value % among
}
export const checksFor = (shown: ShownOffline): number => ('code' in shown ? checksOfDigits(shown.code.length) : checksOfCard)

interface CheckedAgent {
  readonly codeDigits: number | null
  readonly codeCheck: number | null
  readonly cardChecks: readonly number[]
}
/** Whether what was shown may be an agent's, by its check. */
export const fitsCheck = ({ codeDigits, codeCheck, cardChecks }: CheckedAgent, shown: ShownOffline, check: number): boolean =>
  'code' in shown ? codeDigits === shown.code.length && codeCheck === check : cardChecks.includes(check)

/** What is sealed of it, and what was sealed. */
export const sealedText = (shown: ShownOffline): string => ('code' in shown ? `code ${shown.code}` : `nfc ${plainUid(shown.nfcUid)}`)
export function shownOf(text: string): ShownOffline | null {
  const [way, value = '', ...more] = text.split(' ')
  if (value === '' || more.length > 0) return null
  if (way === 'code') return { code: value }
  return way === 'nfc' ? { nfcUid: value } : null
}

/** Names of the derivation by which the key of a seal is made (HKDF's info). */
export const sealInfo = 'vigie clocking seal 1'
/** Bytes of a sealed text: the one-time public key, uncompressed; the nonce of AES-GCM. What follows is the text and its tag. */
export const sealBytes = { publicKey: 65, nonce: 12 } as const

/** Wrong codes without network that are free, and the seconds after the next ones, at most: a queue waits no longer. */
const freeTries = 5
const pauses = [2, 4, 8] as const
/** Seconds after which one wrong try is forgotten. */
const forgottenAfter = 120

/** Wrong codes that a device has seen without network; instants by its own clock, in milliseconds. */
export interface WrongTries {
  readonly count: number
  readonly lastAt: number
}
/** How many still count at a moment. A clock that was set back forgets nothing. */
const standing = ({ count, lastAt }: WrongTries, now: number): number =>
  Math.max(0, count - Math.floor(Math.max(0, now - lastAt) / (forgottenAfter * 1000)))

/** The tries with one more, and the end of the pause: 0 while they are free. Milliseconds. */
export function afterWrongTry(tries: WrongTries | null, now: number): WrongTries & { readonly lockedUntil: number } {
  const count = Math.min(freeTries + pauses.length, (tries ? standing(tries, now) : 0) + 1)
  const seconds = count <= freeTries ? 0 : pauses[Math.min(count - freeTries, pauses.length) - 1]!
  return { count, lastAt: now, lockedUntil: seconds === 0 ? 0 : now + seconds * 1000 }
}

/** When a device held an agent. */
export interface HeldPeriod {
  readonly heldFrom: Instant
  readonly heldUntil: Instant
}
/**
 * Whether an act may be this agent's by what the device was given: an agent that it held at the time of the act; or, where the
 * clock of the device is in doubt, at any time, for nothing kept is refused for a clock's sake (decisions/08-offline).
 */
export const wasHeld = (periods: readonly HeldPeriod[], happenedAt: Instant, isClockDoubted: boolean): boolean =>
  periods.some(({ heldFrom, heldUntil }) => isClockDoubted || (heldFrom <= happenedAt && happenedAt <= heldUntil))
