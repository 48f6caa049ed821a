import { checkOf, checkedText, checksFor, type ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { createHmac } from 'node:crypto'
import type { Secrets } from '../../kit/installation.ts'

/** The key under which the devices of a company make checks of what is shown at them: the same on all of them, for ever (decisions/08-offline). */
export const checkKeyOf = (secrets: Secrets, companyId: number): Buffer => secrets.hmac('clocking-check', String(companyId))

/** The check of a code or a card, as a device makes it. */
export const checkOfShown = (key: Buffer, shown: ShownOffline): number =>
  checkOf(createHmac('sha256', key).update(checkedText(shown)).digest(), checksFor(shown))

/** How an agent's clocking code is kept: unique in its company, and never the code itself. */
export const codeHmac =
  (secrets: Secrets, companyId: number) =>
  (code: string): Buffer =>
    secrets.hmac('clocking-code', `${companyId}:${code}`)

/** What is known of a code that is not kept itself. */
export interface CodeCheck {
  readonly digits: number
  readonly check: number
}

/**
 * What is kept of a code beside its digest: its length and its check, under a mask that SECRET_KEY makes of that digest. The database by
 * itself says nothing of either, not even to whoever has a device's key; and of another code than the digest's it says nothing true.
 */
export const maskedCheck =
  (secrets: Secrets, companyId: number) =>
  (code: string): number => {
    const check = checkOfShown(checkKeyOf(secrets, companyId), { code })
    return (code.length * most + check) ^ maskOf(secrets, codeHmac(secrets, companyId)(code))
  }

/** Reads it; null: nothing is kept, or it is another code's. */
export function unmaskedCheck(secrets: Secrets, hmac: Buffer | null, masked: number | null): CodeCheck | null {
  if (hmac === null || masked === null) return null
  const value = masked ^ maskOf(secrets, hmac)
  const digits = Math.floor(value / most)
  return digits >= 4 && digits <= 8 ? { digits, check: value % most } : null
}

/** A code as an agent's row keeps it. */
export const keptCode = (secrets: Secrets, companyId: number, code: string) => ({
  hmac: codeHmac(secrets, companyId)(code),
  check: maskedCheck(secrets, companyId)(code),
})

/** Checks are smaller than this. */
const most = 1000
/** 31 bits: what PostgreSQL's int holds without a sign. */
const maskOf = (secrets: Secrets, hmac: Buffer): number => secrets.hmac('clocking-check-mask', hmac.toString('hex')).readUInt32BE() >>> 1
