import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, requiredText } from '../kit/values.ts'

export const renameDevice = call({
  method: 'PUT',
  path: '/clockings/devices',
  does: 'Gives a paired device another name.',
  isOurs: true,
  access: may.manageDevices,
  refuses: ['NOT_FOUND'],
  input: shape({ deviceId: ['clockingDeviceId', id], name: ['deviceName', requiredText(200)] }),
  output: z.object({ success: z.boolean() }),
})

export const unpairDevice = call({
  method: 'DELETE',
  path: '/clockings/devices',
  does: 'Takes a device from all of its sites: it is unpaired at once. What it has clocked stays.',
  isOurs: true,
  access: may.manageDevices,
  refuses: ['NOT_FOUND'],
  input: shape({ deviceId: ['clockingDeviceId', id] }),
  output: z.object({ success: z.boolean() }),
})

/** What a device reports at a contact. */
export const told = {
  /** Percent; null: it reports none. */
  battery: ['battery', z.nullable(z.int().check(z.minimum(0), z.maximum(100)))],
  appVersion: ['app_version', z.string()],
  /** Seconds that the server is ahead of its clock. */
  driftSeconds: ['drift_seconds', z.nullable(z.int())],
  /** Acts that it keeps and has not sent. */
  waitingCount: ['waiting_count', count],
} as const

/** Told to managers who may see the devices: one was in contact. */
export const deviceContact = event({
  name: 'deviceContact',
  payload: shape({ deviceId: ['clockingDeviceId', id], seenAt: ['seen_at', instant], ...told }),
})

/** Told to managers who may see the devices: one was linked, renamed, taken away, or has sent its journal. */
export const deviceChanged = event({ name: 'deviceChanged', payload: shape({ deviceId: ['clockingDeviceId', id] }) })
