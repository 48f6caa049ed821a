import { agentChanged } from './agents.ts'
import { devicePairing } from './devices.ts'
import { importProgress } from './imports.ts'
import { scheduleChanged } from './schedules.ts'
import { hasBeenDisconnected, willBeDisconnected } from './sessions.events.ts'
import { shiftClocked } from './shifts.ts'
import { siteChanged } from './sites.ts'

/** Every event that the server tells. */
export const events = [
  shiftClocked,
  scheduleChanged,
  agentChanged,
  siteChanged,
  devicePairing,
  importProgress,
  willBeDisconnected,
  hasBeenDisconnected,
] as const
