import type { Instant } from '../kit/time.ts'
import type { Feature } from './settings.ts'
import type { SettingGroup } from './settings.changes.ts'

export type SettingUnit = 'minutes' | 'hours' | 'months' | 'metres' | 'megabytes' | 'sites' | 'characters'

export interface SwitchKind {
  readonly type: 'switch'
  readonly default: boolean
}
export interface WholeKind {
  readonly type: 'whole'
  readonly default: number
  readonly least: number
  readonly most: number
  /** Zero is allowed beside the bounds, and turns the rule off. */
  readonly hasZero?: true
}
/** `#rrggbb`. */
export interface ColourKind {
  readonly type: 'colour'
  readonly default: string
}
/** What a text must look like; an empty one always may. */
export const textFormats = { httpsAddress: /^(https:\/\/\S+)?$/ } as const
export interface TextKind {
  readonly type: 'text'
  readonly default: string
  readonly maxLength: number
  readonly format?: keyof typeof textFormats
}
export interface InstantKind {
  readonly type: 'instant'
  readonly default: Instant | null
}
/** What a setting may hold, and what a new company starts with. */
export type SettingKind = SwitchKind | WholeKind | ColourKind | TextKind | InstantKind

/** The place of a setting on the settings screen. */
interface Shown {
  readonly group: SettingGroup
  /** The setting has an effect only in a company whose version has this feature. */
  readonly feature?: Feature
}
export type SwitchSetting = SwitchKind & Shown
export type WholeSetting = WholeKind & Shown & { readonly unit: SettingUnit }
export type ColourSetting = ColourKind & Shown
export type TextSetting = TextKind & Shown
/** A setting that is changed on the settings screen. */
export type Setting = SwitchSetting | WholeSetting | ColourSetting | TextSetting

type More = Omit<Shown, 'group'>
const on = (group: SettingGroup, more?: More): SwitchSetting => ({ type: 'switch', default: true, group, ...more })
const whole = (
  group: SettingGroup,
  value: number,
  [least, most]: readonly [number, number],
  unit: SettingUnit,
  more?: More & Pick<WholeKind, 'hasZero'>,
): WholeSetting => ({ type: 'whole', group, default: value, least, most, unit, ...more })
const colour = (value: string): ColourSetting => ({ type: 'colour', group: 'appearance', default: value })
const words = (value: string, maxLength: number, format?: TextSetting['format']): TextSetting => ({
  type: 'text',
  group: 'company',
  default: value,
  maxLength,
  ...(format && { format }),
})

/**
 * The settings that a company changes on its settings screen, in the screen's order. Keys are those of the specification (section 3)
 * and of the decisions (sections 2 to 5), and are never renamed. Title and sentence are phrases (`companySettings.of`).
 */
export const changeable = {
  phone_urgency: words('', 30),
  /** The address of an office document is written behind this one (decisions, section 9). Empty: the document is downloaded. */
  documents_viewer_url: words('', 200, 'httpsAddress'),

  color_primary: colour('#1f56e0'),
  color_secondary: colour('#f5a524'),

  is_clocking_enabled: on('clocking'),
  /** Decisions, section 5. */
  clocking_early_minutes: whole('clocking', 30, [0, 720], 'minutes'),
  clocking_late_tolerance_minutes: whole('clocking', 5, [0, 240], 'minutes'),
  clocking_out_grace_minutes: whole('clocking', 720, [0, 2880], 'minutes'),
  site_perimeter_metres: whole('clocking', 150, [10, 100_000], 'metres'),
  pre_clocking_resource_notification_minutes: whole('clocking', 60, [0, 1440], 'minutes', { feature: 'canPreClock' }),
  /** Hours after which a manager confirms an act that was queued offline. */
  clocking_offline_max_hours: whole('clocking', 36, [1, 720], 'hours'),
  /** Minutes between two checks of a shift, and to answer one (decisions/06-clocking). */
  shift_check_every_minutes: whole('clocking', 0, [30, 720], 'minutes', { hasZero: true, feature: 'shiftChecks' }),
  shift_check_answer_minutes: whole('clocking', 15, [5, 29], 'minutes', { feature: 'shiftChecks' }),
  /** Sites that one clocking device may serve (LIMIT_SITE). */
  device_site_limit: whole('clocking', 10, [1, 1000], 'sites', { feature: 'clockingsApp' }),

  is_mission_enabled: on('planning', { feature: 'notifMission' }),
  /** Months before and after the current one. */
  res_month_before_schedule: whole('planning', 12, [0, 120], 'months'),
  res_month_after_schedule: whole('planning', 2, [0, 120], 'months'),
  cli_month_before_schedule: whole('planning', 12, [0, 120], 'months'),
  cli_month_after_schedule: whole('planning', 2, [0, 120], 'months'),

  man_access_list_resource: on('managers'),
  man_access_list_site: on('managers'),
  man_access_schedule_site: on('managers'),
  man_access_services: on('managers'),
  man_edit_planning: on('managers'),
  man_edit_resources: on('managers'),
  man_edit_sites: on('managers'),

  res_access_schedule: on('agentSpace'),
  res_access_demands: on('agentSpace'),
  res_access_availabilities: on('agentSpace'),

  cli_access_schedule_site: on('clientSpace'),
  cli_access_sites: on('clientSpace'),

  partner_access_schedules: on('partnerSpace', { feature: 'partnerSpace' }),
  partner_access_resources: on('partnerSpace', { feature: 'partnerSpace' }),

  /** Decisions, section 3. */
  session_idle_minutes: whole('sessions', 30, [3, 1440], 'minutes'),
  session_idle_native_minutes: whole('sessions', 43_200, [3, 525_600], 'minutes'),
  /** The specification's own minimum holds where it is longer. */
  password_min_length: whole('sessions', 0, [0, 64], 'characters'),

  /** Of one file (decisions, section 9), and of all files that one person has filed. */
  file_megabytes: whole('storage', 25, [1, 25], 'megabytes', { feature: 'filesUpload' }),
  storage_user_megabytes: whole('storage', 5120, [1, 10_000_000], 'megabytes', { feature: 'filesUpload' }),
} as const satisfies Readonly<Record<string, Setting>>

/** The settings that the settings screen does not show and its call refuses, each with its reason. */
export const fixed = {
  // Without it no manager could open the settings again.
  man_admin: { type: 'switch', default: true },

  // Changed by a dialog that first shows what the day would change (GET and PUT /company/counting; decisions, section 7).
  counts_from: { type: 'instant', default: null },
  // Written by the server when a setting of shift checks changes: earlier checks are not made up for (decisions/06-clocking).
  shift_check_since: { type: 'instant', default: null },

  // The disk of all companies of a server: its operator sets it (docs/operations.md).
  storage_megabytes: { type: 'whole', default: 20_480, least: 1, most: 10_000_000 },

  // They open screens that are not built, so that a change would have no effect. Each moves up with its screen.
  man_edit_billing: { type: 'switch', default: true },
  cli_access_bills: { type: 'switch', default: true },
  cli_access_quotes: { type: 'switch', default: true },
  cli_access_provider: { type: 'switch', default: true },
  partner_access_commands: { type: 'switch', default: true },
  partner_access_company: { type: 'switch', default: true },
  partner_access_demands: { type: 'switch', default: true },
  partner_access_partners: { type: 'switch', default: true },
  partner_can_demand_subcontractor: { type: 'switch', default: false },
  currency_name: { type: 'text', default: 'EUR', maxLength: 3 },
} as const satisfies Readonly<Record<string, SettingKind>>
