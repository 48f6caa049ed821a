import { addMinutes, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Phrases } from '@vigie/phrases/fr/all.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { isOffline, isRefused } from '../../../../api/errors.ts'
import { clockOf } from '../words.ts'

export type RefusedKey = keyof Phrases['clockings']['tablet']['refused']

/** Why something was refused, as a screen tells it. */
export interface Refused {
  /** The server's code, or one of our own below. */
  readonly code: string
  /** The server's own sentence, for a code that the tablet has no words for. */
  readonly message?: string
  /** The agent's next shift, where it is known. */
  readonly next?: Shift | null
  /** `06:30`: when it may be clocked, on the clock of its site. */
  readonly opens?: string
  /** Milliseconds of this device's clock until which nobody may try again. */
  readonly lockedUntil?: number
}

/** Red: this code or badge is wrong, or it is not yours. Amber: not now, not here. */
const wrong: ReadonlySet<string> = new Set([
  'WARN_INCORRECT_CODE',
  'WARN_INCORRECT_CODE_LIST',
  'UNKNOWN_OFFLINE',
  'ON_TIME_NFC_UNRECOGNIZED',
  'RESOURCE_ACCESS_FORBIDDEN',
  'OTHER',
])
export const toneOf = (code: string): 'missing' | 'late' => (wrong.has(keyOf(code)) ? 'missing' : 'late')

const keys: ReadonlySet<string> = new Set<RefusedKey>([
  'WARN_INCORRECT_CODE',
  'WARN_INCORRECT_CODE_LIST',
  'UNKNOWN_OFFLINE',
  'ON_TIME_NFC_UNRECOGNIZED',
  'ON_TIME_NFC_NOT_INITIALIZED',
  'NO_CLOCKING',
  'TOO_EARLY',
  'WRONG_SITE_CLOCKING',
  'TICKET_DEAD',
  'TOO_MANY_TRIES',
  'ON_TIME_DISABLED_ON_SITE',
  'NO_SITE_CLOCKING_CONFIGURED',
  'SITE_ACCESS_FORBIDDEN',
  'RESOURCE_ACCESS_FORBIDDEN',
  'APP_IS_DISABLED',
  'CHANGED',
  'OFFLINE',
  'BADGE_OFF',
  'CODE_OFF',
  'KNOWN',
])
/** The shift is no more, or somebody else has clocked it: the agent looks again. */
const changed: ReadonlySet<string> = new Set(['NOT_FOUND', 'CONFLICT'])

export const keyOf = (code: string): RefusedKey => (changed.has(code) ? 'CHANGED' : keys.has(code) ? (code as RefusedKey) : 'OTHER')

/** How long to wait when the server does not say. */
const defaultLockSeconds = 5

/** `now` in milliseconds of this device's clock. */
export function refusedBy(error: unknown, now: number): Refused {
  if (isOffline(error)) return { code: 'OFFLINE' }
  if (!isRefused(error)) return { code: 'OTHER' }
  const { code, message, retryAfterSeconds } = error
  const refused = { code, ...(message && { message }) }
  if (code !== 'TOO_MANY_TRIES') return refused
  return { ...refused, lockedUntil: now + (retryAfterSeconds ?? defaultLockSeconds) * 1000 }
}

/** Minutes ahead of which one has come too early for a service; of one further off it is only said when it is. */
const nearMinutes = 12 * 60

/** Nothing may be clocked now. Who comes too early for the next service is told when to come back. */
export function nothingYet(next: Shift | null, now: Instant, earlyMinutes: number): Refused {
  const opensAt = next && addMinutes(next.startsAt, -earlyMinutes)
  if (!opensAt || opensAt > addMinutes(now, nearMinutes)) return { code: 'NO_CLOCKING', next }
  return { code: 'TOO_EARLY', next, opens: clockOf(localOf(opensAt, next.timeZone)) }
}
