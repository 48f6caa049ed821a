import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, month } from '../kit/values.ts'

/** Settings whose effect is counted on what the company has done. */
export const countedSettings = ['clocking_late_tolerance_minutes', 'clocking_early_minutes', 'site_perimeter_metres'] as const
export type CountedSetting = (typeof countedSettings)[number]

/**
 * What was, and what would have been under a value. Tolerance: arrivals that count as late; early arrival: arrivals before the planned
 * start, and those that would have been too early; perimeter: active sites that follow the company's, twice.
 */
export const settingEffect = shape({
  /** The last full month, which is counted. */
  month: ['month', month],
  wasCount: ['was_count', count],
  wouldCount: ['would_count', count],
  /** Arrivals of the month; of the perimeter, active sites. */
  totalCount: ['total_count', count],
  /** Of early arrivals, how many minutes on average; null: none, or another setting. */
  averageMinutes: ['average_minutes', z.nullable(count)],
})
export type SettingEffect = z.output<typeof settingEffect>

export const readSettingEffect = call({
  method: 'GET',
  path: '/company/settings/effect',
  does: 'What a value of a setting would have made of the last full month of the company. It changes nothing, and what was clocked stays as it is.',
  access: may.administer,
  isOurs: true,
  example: { key: 'clocking_late_tolerance_minutes', value: 10 },
  input: shape({
    key: ['key', z.enum(countedSettings)],
    value: ['value', z.int().check(z.minimum(0), z.maximum(100_000))],
  }),
  output: settingEffect,
})
