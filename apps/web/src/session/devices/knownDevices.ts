import { readJson, storage } from '../../kit/storage.ts'
import { companyCode } from '../company.ts'

// What the server gave after signing in, so that wrong passwords of others at the same account do not shut this device out.
// It opens nothing and stays after signing out.

const key = 'knownDevices'
/** Of so many accounts: a device that several people share. */
const most = 5

interface Known {
  readonly label: string
  readonly proof: string
}

const isKnown = (kept: unknown): kept is Known =>
  typeof kept === 'object' && kept !== null && 'label' in kept && 'proof' in kept && typeof kept.proof === 'string'

function kept(): readonly Known[] {
  const list = readJson(key)
  return Array.isArray(list) ? list.filter(isKnown) : []
}

/** Which company's account it is, as 32 bits (FNV-1a): a shared device does not tell who has signed in on it. */
function labelOf(email: string): string {
  let hash = 0x811c9dc5
  for (const letter of `${companyCode() ?? ''}\n${email.trim().toLowerCase()}`)
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash.toString(16)
}

/** What to send with a sign-in; null: this device is not known there. */
export function knownDeviceFor(email: string): string | null {
  const label = labelOf(email)
  return kept().find((known) => known.label === label)?.proof ?? null
}

export function keepKnownDevice(email: string, proof: string): void {
  const label = labelOf(email)
  const others = kept().filter((known) => known.label !== label)
  storage.write(key, JSON.stringify([{ label, proof }, ...others].slice(0, most)))
}
