import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'

interface Planned {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Where an instant lies in a service, in hundredths of its length; before or after it, at its edge. */
export function placeOf({ startsAt, endsAt }: Planned, at: Instant): number {
  const whole = epochOf(endsAt) - epochOf(startsAt)
  const part = ((epochOf(at) - epochOf(startsAt)) / whole) * 100
  return Math.round(Math.min(100, Math.max(0, part)) * 10) / 10
}

/** From which edge a mark's words are written, so that they have room: a mark in the last third has its words before it. */
export const edgeOf = (place: number): 'left' | 'right' => (place > 66 ? 'right' : 'left')

/** Whether the words above a mark keep clear of those at both ends. */
export const isClearOfEnds = (place: number): boolean => place >= 14 && place <= 86
