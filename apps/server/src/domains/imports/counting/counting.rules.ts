import { dayOf, epochOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'

/** The first instant that the product knows: no planning begins before. */
export const beginning = '2000-01-01T00:00:00Z' as Instant

/** Which way a new day moves the line between what counts and what does not. */
export interface Move {
  readonly from: Instant
  readonly to: Instant
  /** Later: what lies between is «not arrived» no longer. Else it is so anew. */
  readonly hides: boolean
}

/** What lies between the day that holds and another one; null where they are the same. */
export function moveOf(was: Instant | null, next: Instant): Move | null {
  const before = was ?? beginning
  if (before === next) return null
  return next > before ? { from: before, to: next, hides: true } : { from: next, to: before, hides: false }
}

/** A value has no number of its own: two are the same version when they say the same instant. */
export const versionOf = (from: Instant | null): number => (from === null ? 0 : Math.floor(epochOf(from) / 1000))

export const dayOfInstant = (from: Instant | null, timeZone: string): Day | null => (from === null ? null : dayOf(localOf(from, timeZone)))
