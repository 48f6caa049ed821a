import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant } from '../kit/values.ts'
import { told } from './devices.manage.ts'
import { described } from './devices.fields.ts'
import { device } from './devices.ts'

/** Acts that a device has numbered and that never came, between two that did. */
export const gap = shape({
  fromNumber: ['from_number', count],
  toNumber: ['to_number', count],
  /** When the act before them was made; null: none came before. */
  afterAt: ['after_at', z.nullable(instant)],
  beforeAt: ['before_at', instant],
})

/** A device at one of its sites, as a manager watches over it. */
export const listedDevice = shape({
  ...device.fields,
  clientName: ['client_name', z.string()],
  /** When it last did something that the server knows of; null: nothing yet. */
  seenAt: ['seen_at', z.nullable(instant)],
  isOnline: ['is_online', z.boolean()],
  ...told,
  /** A service runs at one of its sites. */
  isInService: ['is_in_service', z.boolean()],
  /** Of one that is silent: acts planned at its sites since it was heard, in the last 36 hours, and not made; the first of them. */
  expectedCount: ['expected_count', count],
  expectedSince: ['expected_since', z.nullable(instant)],
  /** Since when a manager has closed its session there; null: it is open. */
  closedAt: ['closed_at', z.nullable(instant)],
  /** When two copies of it were last seen to sign in by turns, and when codes were last guessed at it; null: not in the last seven days. */
  copiedAt: ['copied_at', z.nullable(instant)],
  guessedAt: ['guessed_at', z.nullable(instant)],
  /** Acts that never came, and the latest twenty of the gaps that they leave. */
  missingCount: ['missing_count', count],
  missing: ['missing', z.array(gap)],
  pairedAt: ['paired_at', instant],
  pairedBy: ['paired_by', z.nullable(z.string())],
  /** Metres from the first of its sites; null: it is that one, or one of the two has no position. */
  distanceMetres: ['distance_metres', z.nullable(count)],
})
export type ListedDevice = z.output<typeof listedDevice>

/** A site where one may clock and that no device serves. */
export const siteWithoutDevice = shape({
  id: ['id', id],
  name: ['name', z.string()],
  city: ['city', z.string()],
  clientName: ['client_name', z.string()],
  canClockByPhone: ['can_clock_by_phone', z.boolean()],
})
export type SiteWithoutDevice = z.output<typeof siteWithoutDevice>

/** A device that is paired no more, as long as it may still be found to be lost. */
export const unpairedDevice = shape({
  deviceId: ['clockingDeviceId', id],
  ...described,
  /** Where it stood last, of several sites the first; null: it was unpaired before that was kept. */
  siteId: ['site_id', z.nullable(id)],
  siteName: ['site_name', z.nullable(z.string())],
  unpairedAt: ['unpaired_at', instant],
  /** Since when it is reported as lost or stolen; null: it is not. */
  lostAt: ['lost_at', z.nullable(instant)],
})
export type UnpairedDevice = z.output<typeof unpairedDevice>

export const listDevices = call({
  method: 'GET',
  path: '/clockings/devices',
  does: 'The devices that are paired, each with the sites that it serves and how it fares, the sites without one, and those that were unpaired in the last ninety days; of one site alone when it is named.',
  access: may.seeDevices,
  refuses: ['NOT_FOUND'],
  input: shape({ siteId: ['siteId', z.optional(id)] }),
  output: shape({
    devices: ['devices', z.array(listedDevice)],
    sitesWithout: ['sites_without', z.array(siteWithoutDevice)],
    /** The latest first. */
    unpaired: ['unpaired', z.array(unpairedDevice)],
  }),
})
