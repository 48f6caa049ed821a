import type { DeviceSession } from '../useDeviceSession.ts'

/** Why no code is taken now: no network, the device is on its way in, or too many wrong codes until an instant. */
export type Closed = { readonly why: 'offline' | 'connecting' } | { readonly why: 'locked'; readonly until: number }

/** `lockedUntil` in milliseconds of this device's clock; 0 when nobody is locked out. */
export function closedBy(session: DeviceSession, isOffline: boolean, lockedUntil: number, canGoOn = false): Closed | null {
  // What the device knows by itself is enough to go on.
  if (canGoOn) return lockedUntil > 0 ? { why: 'locked', until: lockedUntil } : null
  if (isOffline || session === 'offline') return { why: 'offline' }
  // While it enters, a code is already taken: it is asked about as soon as the device is in.
  if (session === 'slow') return { why: 'connecting' }
  return lockedUntil > 0 ? { why: 'locked', until: lockedUntil } : null
}
