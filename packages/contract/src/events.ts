import { agentChanged } from './agents/agents.ts'
import { availabilitiesChanged } from './availabilities/availabilities.ts'
import { commentsChanged } from './comments/comments.ts'
import { demandsChanged } from './demands/demands.ts'
import { documentChanged } from './documents/documents.ts'
import { deviceChanged, deviceContact } from './devices/devices.manage.ts'
import { devicePairing } from './devices/devices.ts'
import { hoursClosed } from './hours/hours.ts'
import { importProgress } from './imports/imports.ts'
import { missionsChanged } from './missions/missions.ts'
import { notified } from './notifications/notifications.ts'
import { printChanged } from './prints/prints.ts'
import { scheduleChanged } from './schedules/schedules.ts'
import { hasBeenDisconnected, lineOpened, rightsChanged, willBeDisconnected } from './auth/sessions.events.ts'
import { shiftClocked } from './shifts/shifts.ts'
import { siteChanged } from './sites/sites.ts'

/** Every event that the server tells. */
export const events = [
  shiftClocked,
  commentsChanged,
  missionsChanged,
  demandsChanged,
  availabilitiesChanged,
  scheduleChanged,
  agentChanged,
  siteChanged,
  devicePairing,
  deviceChanged,
  deviceContact,
  importProgress,
  printChanged,
  hoursClosed,
  documentChanged,
  notified,
  willBeDisconnected,
  hasBeenDisconnected,
  rightsChanged,
  lineOpened,
] as const

export const isEvent = (value: unknown): value is (typeof events)[number] =>
  typeof value === 'object' && value !== null && 'name' in value && 'payload' in value
