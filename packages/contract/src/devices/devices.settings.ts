import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id } from '../kit/values.ts'
import { choices, described, shiftsVisibilities } from './devices.fields.ts'

/** A device with what it accepts and shows, for its settings. */
export const deviceSettings = shape({
  deviceId: ['clockingDeviceId', id],
  ...described,
  ...choices,
  /** How many services each choice would show now. */
  counts: ['shifts_count', shape({ day: ['day', count], window: ['window', count], running: ['running', count] })],
  /** How many sites a device of the company may serve. */
  siteLimit: ['site_limit', count],
})
export type DeviceSettings = z.output<typeof deviceSettings>

const device = z.object({ device: deviceSettings })
/** Without it the device that asks; a manager says which one. */
const which = { deviceId: ['clockingDeviceId', z.optional(id)] } as const

export const readDeviceSettings = call({
  method: 'GET',
  path: '/clockings/settings',
  does: 'What a device takes and shows, and how many services each choice would show now. A manager says which device.',
  isOurs: true,
  access: may.linkDevice,
  refuses: ['NOT_FOUND'],
  input: shape(which),
  output: device,
})

export const changeDeviceSettings = call({
  method: 'POST',
  path: '/clockings/settings',
  does: "Sets what a device takes and shows: what is named changes, the rest stays. A device by itself within a manager's access.",
  access: may.linkDevice,
  refuses: ['NOT_FOUND', 'MANAGER_ACCESS_REQUIRED'],
  input: shape({
    ...which,
    isByCode: ['clockingByCode', z.optional(z.boolean())],
    isByNfc: ['clockingByNfc', z.optional(z.boolean())],
    shiftsVisibility: ['shiftsVisibilityMode', z.optional(z.enum(shiftsVisibilities))],
    isNamesVisible: ['isResourcesVisible', z.optional(z.boolean())],
  }),
  output: device,
})
