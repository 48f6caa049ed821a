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

/** A journal in the order in which its device made it. */
export const inOrderOfDevice = <T extends { readonly deviceSeq: number }>(lines: readonly T[]): T[] =>
  lines.toSorted((one, other) => one.deviceSeq - other.deviceSeq)

/** What a device signs of an act that it keeps: whoever holds its token alone cannot write its journal. */
export const proofText = (line: { readonly clockingUuid: string; readonly deviceAt: Instant; readonly ticket: string }): string =>
  [line.clockingUuid, line.deviceAt, line.ticket].join('|')
