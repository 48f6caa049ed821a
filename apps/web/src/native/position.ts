import type { Reading } from '@vigie/contract/clockings/clockings.phone.rules.ts'

/** denied: the person or the device forbids it · unavailable: there is none now · insecure: the page is not https. */
export type PositionFault = 'denied' | 'unavailable' | 'timeout' | 'insecure'
export class PositionError extends Error {
  readonly fault: PositionFault
  constructor(fault: PositionFault) {
    super(fault)
    this.name = 'PositionError'
    this.fault = fault
  }
}

/** Milliseconds: indoors a first reading takes its time. */
const timeout = 20_000

/** One reading at this moment, never a track. Throws PositionError. */
export function readPosition(): Promise<Reading> {
  if (!window.isSecureContext || !('geolocation' in navigator)) return Promise.reject(new PositionError('insecure'))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracyMetres: Math.round(accuracy) }),
      ({ code }) => reject(new PositionError(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable')),
      { enableHighAccuracy: true, maximumAge: 0, timeout },
    )
  })
}

/** What the browser would do if it were asked now; `prompt` where it does not say. */
export async function positionPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'prompt'
  }
}
