import { devicePairing } from './devices.ts'
import { hasBeenDisconnected, willBeDisconnected } from './sessions.events.ts'
import { shiftClocked } from './shifts.ts'

/** Every event that the server tells. */
export const events = [shiftClocked, devicePairing, willBeDisconnected, hasBeenDisconnected] as const
