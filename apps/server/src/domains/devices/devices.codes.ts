import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another on a wall. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A pairing code: 8 characters. */
export const newPairingCode = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** What a manager types: spaces, dashes and small letters do not matter. */
export const cleanPairingCode = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toUpperCase()

/** Life of a pairing code (coverage 9.021). */
export const pairingSeconds = 600
