import type { Instant } from '@vigie/contract/kit/time.ts'

/** A recorded act that counts, as a manager corrects or deletes it. */
export interface StandingAct {
  readonly clockingUuid: string
  readonly kind: string
  /** As its service has it, by the last correction. */
  readonly standsAt: Instant
}
