import { storage } from '../../kit/storage.ts'
import { createStore } from '../../kit/store.ts'

const keys = { secret: 'deviceSecret', paired: 'devicePaired' }

/** Held here too, so that a browser that keeps nothing still proves who it is until it is closed. */
let held: string | null = null

/** What proves which device this is: 256 bits, made once, wiped when it is unpaired. Null before a first pairing. */
export const heldSecret = (): string | null => (held ??= storage.read(keys.secret))

export function deviceSecret(): string {
  const secret = heldSecret() ?? hexOf(crypto.getRandomValues(new Uint8Array(32)))
  held = secret
  storage.write(keys.secret, secret)
  return secret
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether this device was paired when it last heard; the server knows it by its secret alone, and decides. */
export const pairedHere = createStore(storage.read(keys.paired) === 'true')

export function markPaired(): void {
  storage.write(keys.paired, 'true')
  pairedHere.set(true)
}

/** Forgets the pairing: the secret goes, the device's uuid stays. */
export function wipeDeviceKey(): void {
  held = null
  storage.write(keys.secret, null)
  storage.write(keys.paired, null)
  pairedHere.set(false)
}
