import * as z from 'zod/mini'
import { shape } from '../kit/shape.ts'
import { latitude, longitude, text } from '../kit/values.ts'

/** What a device says of itself (coverage 3.028). */
export const description = {
  platform: ['platform', z._default(text(100), '')],
  type: ['type', z._default(text(100), '')],
  name: ['deviceName', z._default(text(200), '')],
  model: ['model', z._default(text(100), '')],
  vendor: ['vendor', z._default(text(100), '')],
  os: ['os', z._default(text(100), '')],
  browser: ['browser', z._default(text(100), '')],
} as const

/** By what a device is known to people: its name, and what it has said of its make and its system. */
export const described = {
  name: ['deviceName', z.string()],
  model: ['model', z.string()],
  vendor: ['vendor', z.string()],
  os: ['os', z.string()],
  browser: ['browser', z.string()],
} as const

/** Where a device or a phone is. */
export const position = shape({ latitude: ['latitude', latitude], longitude: ['longitude', longitude] })

export const shiftsVisibilities = ['day', 'window', 'running', 'none'] as const

/** What a device takes and shows, as it is set. */
export const choices = {
  isByCode: ['clockingByCode', z.boolean()],
  isByNfc: ['clockingByNfc', z.boolean()],
  shiftsVisibility: ['shiftsVisibilityMode', z.enum(shiftsVisibilities)],
  isNamesVisible: ['isResourcesVisible', z.boolean()],
} as const
