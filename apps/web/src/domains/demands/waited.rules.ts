import { dayOf, epochOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'

const hours = 3_600_000
/** From here on a demand waits too long: it turns amber. */
const tooLong = 48 * hours

export const waitsTooLong = (since: Instant, now: Instant): boolean => epochOf(now) - epochOf(since) > tooLong

/**
 * How long something waits: whole days of the calendar where the reader is, from the first that is over; below that, minutes.
 */
export function waitedOf(since: Instant, now: Instant, zone: string): { readonly days: number } | { readonly minutes: number } {
  const midnight = (at: Instant) => Date.parse(dayOf(localOf(at, zone)))
  const past = Math.max(0, epochOf(now) - epochOf(since))
  const days = Math.round((midnight(now) - midnight(since)) / (24 * hours))
  return past >= 24 * hours && days > 0 ? { days } : { minutes: Math.floor(past / 60_000) }
}
