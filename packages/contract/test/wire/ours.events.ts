import type { WireCall } from './calls.ts'
import { notice, noticeKinds, ownOfShift, statusesIn } from './ours.entities.ts'
import { under, words } from './words.ts'

/** What the specification's events carry beyond it. */
export const eventAdditions: Readonly<Record<string, readonly string[]>> = {
  validatePdsFds: under('shift', ownOfShift).slice(1),
  willBeDisconnect: ['ends_at'],
  notification: ['unread_count', ...under('notification', notice)],
}

/** Events of our own. */
export const ownEvents: Readonly<Record<string, readonly string[]>> = {
  documentChanged: ['id'],
  commentsChanged: ['shift_id'],
  missionsChanged: ['mission_id'],
  demandsChanged: ['id'],
  availabilitiesChanged: ['resource_id'],
  scheduleChanged: words('month resource_id'),
  resourceChanged: ['resource_id'],
  siteChanged: ['site_id'],
  rightsChanged: [],
  lineOpened: words('session_version now'),
  devicePairing: ['isDevicePaired'],
  deviceChanged: ['clockingDeviceId'],
  hoursClosed: ['month'],
  printChanged: words('id state done_count sheet_count'),
  deviceContact: words('clockingDeviceId seen_at battery app_version drift_seconds waiting_count'),
  'imports.progress': words('step done total'),
}

/** The values that an event's names may hold. */
export const eventValues: Readonly<Record<string, WireCall['values']>> = {
  validatePdsFds: statusesIn('shift'),
  notification: { 'notification.kind': noticeKinds },
  printChanged: { state: ['cancelled', 'done', 'failed', 'running', 'waiting'] },
  'imports.progress': { step: ['checking', 'reading', 'writing'] },
}
