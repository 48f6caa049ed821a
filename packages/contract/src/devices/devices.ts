import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, latitude, longitude, requiredText, text, uuid } from '../kit/values.ts'
import { choices, described, description, position } from './devices.fields.ts'

export const about = 'The tablets on the wall: pairing, signing in, the sites that they serve, what they take and show.'

export const device = shape({
  deviceSiteId: ['siteClockingDeviceId', id],
  deviceId: ['clockingDeviceId', id],
  deviceUuid: ['uuid', uuid],
  platform: ['platform', z.string()],
  type: ['type', z.string()],
  ...described,
  ...choices,
  siteId: ['site_id', id],
  siteName: ['site_name', z.string()],
  /** Its position when it was linked, if it sent one; and its network address then. */
  position: ['position', z.nullable(position)],
  ipAddress: ['ip_address', z.string()],
  /** The town of the site. */
  location: ['location', z.string()],
})

export const askForPairing = call({
  method: 'POST',
  path: '/clockings/devices',
  does: 'A device asks for a pairing code; it lives 600 seconds. The secret stays on the device and proves who it is.',
  access: may.pairDevice,
  secrets: ['secret'],
  refuses: ['APP_IS_DISABLED', 'TOO_MANY_TRIES'],
  input: shape({ uuid: ['uuid', uuid], secret: ['secret', text(200).check(z.minLength(32))], ...description }),
  output: shape({ code: ['code', z.string()], expiresAt: ['expires_at', instant] }),
})

export const openDevice = call({
  method: 'POST',
  path: '/clockings/devices/access',
  does: 'A paired device signs in with its secret. It names each time that it signs in, and the last time that it was answered, so that two copies of it are noticed.',
  access: may.pairDevice,
  secrets: ['secret'],
  refuses: ['APP_IS_DISABLED', 'NOT_FOUND', 'DEVICE_CLOSED', 'TOO_MANY_TRIES'],
  input: shape({
    uuid: ['uuid', uuid],
    secret: ['secret', text(200).check(z.minLength(32))],
    /** Drawn by the device, and the same until it is answered. */
    entry: ['entry', z.optional(uuid)],
    formerEntry: ['former_entry', z.optional(z.nullable(uuid))],
  }),
  output: shape({
    isPaired: ['isDevicePaired', z.boolean()],
    accessToken: ['accessToken', z.nullable(z.string())],
  }),
})

export const linkDevice = call({
  method: 'POST',
  path: '/clockings/site_device',
  does: 'Links a device to a site: one that shows a pairing code, this very device (uuid and secret), or one already paired.',
  access: may.linkDevice,
  secrets: ['device.secret'],
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'NO_SITE',
    'ON_TIME_DISABLED_ON_SITE',
    'LIMIT_SITE',
    'PAIRING_CODE_UNKNOWN',
    'DEVICE_REPLACES',
    'TOO_MANY_TRIES',
    'MANAGER_ACCESS_REQUIRED',
  ],
  example: { siteId: 1, device: { code: 'ABCD-EFGH', deviceName: 'Poste de garde' } },
  input: shape({
    siteId: ['siteId', id],
    device: [
      'device',
      shape({
        pairingCode: ['code', z.optional(requiredText(20))],
        deviceId: ['clockingDeviceId', z.optional(id)],
        uuid: ['uuid', z.optional(uuid)],
        secret: ['secret', z.optional(text(200).check(z.minLength(32)))],
        position: ['position', z.optional(z.nullable(position))],
        ...description,
      }),
    ],
    /** The pairing of the same uuid with another secret that the user agreed to replace: that one and no later one. */
    replacesPairingId: ['replacesPairingId', z.optional(z.nullable(id))],
    /** Those of its sites that the new one takes over; the others are without it from then on. */
    takenSiteIds: ['takenSiteIds', z.optional(z.array(id).check(z.maxLength(100)))],
  }),
  output: z.object({ device }),
})

/** A site that a device serves or may be linked to. */
export const placedSite = shape({ id: ['id', id], name: ['name', z.string()], city: ['city', z.string()] })

/** A paired device, as shown before it is replaced. */
export const replacedDevice = shape({
  pairingId: ['pairingId', id],
  ...described,
  sites: ['sites', z.array(placedSite)],
  /** When it last did something that the server knows of: came in, identified an agent, sent its journal. */
  seenAt: ['seen_at', z.nullable(instant)],
  /** Queued acts, known by the numbers around them, that have not arrived. */
  missingCount: ['missing_count', z.int()],
})
export type ReplacedDevice = z.output<typeof replacedDevice>

export const readReplacedDevice = call({
  method: 'POST',
  path: '/clockings/site_device/replaced',
  does: 'The device that linking another would replace: paired under the same uuid, with another secret. Null: none is.',
  isOurs: true,
  access: may.seeReplacedDevice,
  secrets: ['device.secret'],
  refuses: ['PAIRING_CODE_UNKNOWN', 'TOO_MANY_TRIES'],
  example: { device: { code: 'ABCD-EFGH' } },
  input: shape({
    device: [
      'device',
      shape({
        pairingCode: ['code', z.optional(requiredText(20))],
        uuid: ['uuid', z.optional(uuid)],
        secret: ['secret', z.optional(text(200).check(z.minLength(32)))],
      }),
    ],
  }),
  output: z.object({ replaced: z.nullable(replacedDevice) }),
})

export const unlinkDevice = call({
  method: 'DELETE',
  path: '/clockings/site_device',
  does: 'Takes a device from a site; with its last site it is unpaired at once.',
  access: may.linkDevice,
  refuses: ['NOT_FOUND', 'MANAGER_ACCESS_REQUIRED'],
  input: shape({ deviceSiteId: ['siteClockingDeviceId', id] }),
  output: shape({ isPaired: ['isDevicePaired', z.boolean()] }),
})

/** A manager's access on a clocking device lasts 10 minutes (decisions/06-clocking). */
export const managerAccessMinutes = 10

export const openManagerAccess = call({
  method: 'POST',
  path: '/clockings/devices/manager_access',
  does: 'A manager who is signed in on a paired device opens ten minutes in which it may do there what a manager may.',
  isOurs: true,
  access: may.openDeviceAccess,
  secrets: ['secret'],
  refuses: ['NOT_FOUND'],
  input: shape({ uuid: ['uuid', uuid], secret: ['secret', text(200).check(z.minLength(32))] }),
  /** The name: whose access it is stands on the device while it is open. */
  output: shape({ endsAt: ['ends_at', instant], managerName: ['manager_name', z.string()] }),
})

export const closeManagerAccess = call({
  method: 'DELETE',
  path: '/clockings/devices/manager_access',
  does: "Ends a manager's access on the device that asks, before its ten minutes are over.",
  isOurs: true,
  access: may.closeDeviceAccess,
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
})

const distant = {
  id: ['id', id],
  name: ['name', z.string()],
  city: ['city', z.string()],
  address: ['address', z.string()],
  /** Whole metres from the position asked with; null without one, or where the site has none. */
  distanceMetres: ['distance', z.nullable(count)],
} as const
export const linkableSite = shape(distant)
export type LinkableSite = z.output<typeof linkableSite>
export const linkedSite = shape({ deviceSiteId: ['siteClockingDeviceId', id], ...distant })
export type LinkedSite = z.output<typeof linkedSite>

export const readDeviceSites = call({
  method: 'GET',
  path: '/clockings/device_sites',
  does: "The sites of a device, its own or the one that a manager names; and within a manager's access on it those that it may be linked to.",
  access: may.seeDeviceSites,
  refuses: ['NOT_FOUND'],
  input: shape({
    uuid: ['uuid', z.optional(z.nullable(uuid))],
    /** Where the device stands, to say how far each site is. */
    latitude: ['latitude', z.optional(latitude)],
    longitude: ['longitude', z.optional(longitude)],
  }),
  output: shape({
    sites: ['sites', z.array(linkedSite)],
    linkable: ['linkable', z.array(linkableSite)],
  }),
})

export const checkClockingApp = call({
  method: 'GET',
  path: '/verifyAccessClockingApp',
  does: 'Whether the clocking app may be used in this company, and whether this device is paired.',
  access: may.checkClockingApp,
  input: shape({ uuid: ['uuid', z.optional(z.nullable(uuid))] }),
  output: shape({ isEnabled: ['isClockingSiteEnabled', z.boolean()], isPaired: ['isDevicePaired', z.boolean()] }),
})

/** Told to a device that waits: it has been paired, or it no longer is. */
export const devicePairing = event({
  name: 'devicePairing',
  payload: shape({ isPaired: ['isDevicePaired', z.boolean()] }),
})
