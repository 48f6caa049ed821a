import { addMinutes, type Instant } from '../kit/time.ts'

/** A device that stands open has a contact every four minutes; one that was not heard for so many is offline. */
export const onlineMinutes = 6

/** Whether a device was heard lately enough to count as online. */
export const isOnlineAt = (seenAt: Instant | null, now: Instant): boolean => seenAt !== null && seenAt >= addMinutes(now, -onlineMinutes)

/** The worst first: a device that is silent while acts are expected, then one with gaps in its journal. */
export const deviceStates = ['offlineInService', 'gap', 'offline', 'online'] as const
export type DeviceState = (typeof deviceStates)[number]

export interface JudgedDevice {
  readonly seenAt: Instant | null
  /** A service runs at one of its sites. */
  readonly isInService: boolean
  /** Acts planned at its sites since its last contact, and not made elsewhere. */
  readonly expectedCount: number
  /** Acts that it has numbered and that never came. */
  readonly missingCount: number
}

/** The one state by which a device is shown. */
export function deviceStateAt({ seenAt, isInService, expectedCount, missingCount }: JudgedDevice, now: Instant): DeviceState {
  const isOnline = isOnlineAt(seenAt, now)
  if (!isOnline && (isInService || expectedCount > 0)) return 'offlineInService'
  if (missingCount > 0) return 'gap'
  return isOnline ? 'online' : 'offline'
}
