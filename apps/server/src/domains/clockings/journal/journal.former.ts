import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'

// What a tablet of an earlier version has kept and signed in part (decisions/07-proof). All of it goes once no such tablet is left.

/**
 * What such a tablet has signed: the act's uuid, its time and its ticket alone. The shift, the number and the drift of the line
 * may be anybody's who has seen it.
 */
export const formerLineText = (line: { readonly clockingUuid: string; readonly deviceAt: Instant; readonly ticket: string }): string =>
  [line.clockingUuid, line.deviceAt, line.ticket].join('|')

interface DeviceMoment {
  /** By the device's own clock. */
  readonly deviceAt: Instant
  /** Seconds that the server's clock was ahead of it when the two were last compared. */
  readonly driftSeconds: number
}
/**
 * When it made the line, to be held against the day from which it signs whole ones: the device's time, corrected by the measured
 * drift, and never after the server's own. Where the act is placed is another rule's matter (decisions/08-offline).
 */
export function formerlyMadeAt({ deviceAt, driftSeconds }: DeviceMoment, now: Instant): Instant {
  const corrected = addSeconds(deviceAt, driftSeconds)
  return corrected > now ? now : corrected
}
