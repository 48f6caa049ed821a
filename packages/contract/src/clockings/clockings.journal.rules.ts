import { addSeconds, type Instant } from '../kit/time.ts'

/** Acts that one sending of a journal may hold. */
export const mostJournalLines = 500

export interface DeviceMoment {
  /** By the device's own clock. */
  readonly deviceAt: Instant
  /** Seconds that the server's clock was ahead of it when the two were last compared. */
  readonly driftSeconds: number
}

/**
 * When an act of a journal happened: the device's time, corrected by the measured drift, and never after the server's
 * own (decisions, section 5).
 */
export function happenedAtOf({ deviceAt, driftSeconds }: DeviceMoment, now: Instant): Instant {
  const corrected = addSeconds(deviceAt, driftSeconds)
  return corrected > now ? now : corrected
}

interface NumberedLine {
  readonly deviceSeq: number
  readonly sequenceUuid?: string | null | undefined
}
/**
 * A journal in the order in which its device made it: by number within a sequence, and one sequence after the other as they came. A
 * device begins a new one when it is paired anew, and sends what it kept before that first.
 */
export function inOrderOfDevice<T extends NumberedLine>(lines: readonly T[]): T[] {
  const sequences = Map.groupBy(lines, ({ sequenceUuid }) => sequenceUuid ?? null)
  return [...sequences.values()].flatMap((ofOne) => ofOne.toSorted((one, other) => one.deviceSeq - other.deviceSeq))
}
