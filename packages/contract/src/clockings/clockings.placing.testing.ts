import { addSeconds, epochOf, type Instant } from '../kit/time.ts'
import { size } from '../kit/size.testing.ts'
import type { KeptMoment } from './clockings.placing.rules.ts'

/** What tests of placing begin with: an anchor, and acts that a device has kept since. */
export const anchorAt = '2026-10-12T05:00:00Z' as Instant
export const after = (seconds: number): Instant => addSeconds(anchorAt, seconds)
export const apart = (one: Instant, other: Instant): number => Math.abs(epochOf(one) - epochOf(other)) / 1000
export const runs = { numRuns: size(500, 20_000) }
/** Seconds are cut twice: where an act lies, and where the anchor lay. */
export const cut = 2

export const moment = (columns: Partial<KeptMoment>): KeptMoment => ({
  deviceAt: anchorAt,
  driftSeconds: 0,
  anchorAt,
  elapsedSeconds: null,
  ageSeconds: null,
  ...columns,
})
