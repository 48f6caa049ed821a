import * as z from 'zod/mini'
import type { Instant } from '../kit/time.ts'
import { instant } from '../kit/values.ts'
import { isTileAddress, mostTileLetters } from '../kit/tiles.ts'
import type { Feature } from './features.ts'

// Every page starts with these: the sign-in reads the settings of its company.

/** What a setting may hold, and what a new company starts with. */
interface Kept<Value> {
  readonly default: Value
  readonly schema: z.ZodMiniType<Value>
}
interface Described<Type extends string, Value> extends Kept<Value> {
  readonly type: Type
  /** The setting has an effect only in a company whose version has this feature. */
  readonly feature?: Feature | undefined
}
export type SwitchSetting = Described<'switch', boolean>
export interface WholeSetting extends Described<'whole', number> {
  readonly least: number
  readonly most: number
  /** Where the key does not end with it. */
  readonly unit?: 'months' | 'sites' | 'characters'
}
/** `#rrggbb`. */
export type ColourSetting = Described<'colour', string>
export interface TextSetting extends Described<'text', string> {
  readonly maxLength: number
}
/** An address that begins with https, or nothing. */
export interface LinkSetting extends Described<'link', string> {
  readonly maxLength: number
}
/** An address of map tiles (`kit/tiles.ts`), or nothing. */
export interface TilesSetting extends Described<'tiles', string> {
  readonly maxLength: number
}
/** One of a few words. */
export interface ChoiceSetting extends Described<'choice', string> {
  readonly choices: readonly string[]
}
export type Setting = SwitchSetting | WholeSetting | ColourSetting | TextSetting | LinkSetting | TilesSetting | ChoiceSetting

const on: SwitchSetting = { type: 'switch', default: true, schema: z.boolean() }
const off: SwitchSetting = { ...on, default: false }
const onFrom = (feature: Feature): SwitchSetting => ({ ...on, feature })
/** A default below the least is allowed too: it turns the rule off. */
const whole = (value: number, least: number, most: number, feature?: Feature): WholeSetting => ({
  type: 'whole',
  default: value,
  least,
  most,
  feature,
  schema: z.int().check(
    z.minimum(Math.min(value, least)),
    z.maximum(most),
    z.refine((given) => given === value || given >= least),
  ),
})
const months = (value: number): WholeSetting => ({ ...whole(value, 0, 120), unit: 'months' })
const colour = (value: string): ColourSetting => ({ type: 'colour', default: value, schema: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) })
const text = (value: string, maxLength: number): TextSetting => ({
  type: 'text',
  default: value,
  maxLength,
  schema: z.string().check(z.maxLength(maxLength)),
})
const link = (maxLength: number): LinkSetting => ({
  ...text('', maxLength),
  type: 'link',
  schema: z.string().check(z.maxLength(maxLength), z.regex(/^(https:\/\/\S+)?$/)),
})
const tiles: TilesSetting = {
  ...text('', mostTileLetters),
  type: 'tiles',
  schema: z.string().check(
    z.maxLength(mostTileLetters),
    z.refine((given) => given === '' || isTileAddress(given)),
  ),
}
const choice = (value: string, choices: readonly string[]): ChoiceSetting => ({
  type: 'choice',
  default: value,
  choices,
  schema: z.string().check(z.refine((given) => choices.includes(given))),
})
/** ISO 4217: the euro, and the currencies of France overseas and of its neighbours. */
const currencies = ['EUR', 'CHF', 'XPF', 'GBP', 'USD', 'CAD', 'MAD', 'TND', 'XOF', 'XAF'] as const
const noInstant: Kept<Instant | null> = { default: null, schema: z.nullable(instant) }

/**
 * The settings that a company changes on its settings screen, by group, in the screen's order. Keys are quoted from the wire and
 * never renamed. Title and sentence are phrases (`settings.of`).
 */
export const groups = {
  company: {
    phone_urgency: text('', 30),
    /** The address of an office document is written behind this one. Empty: the document is downloaded. */
    documents_viewer_url: link(200),
    /** Where the plan of a site takes its map from, and whom the map names as its source. Empty: a plain plan (decisions/14-web). */
    map_tiles_url: tiles,
    map_tiles_attribution: text('', 120),
    /** In which amounts are written. */
    currency_name: choice('EUR', currencies),
  },
  appearance: {
    color_primary: colour('#1f56e0'),
    color_secondary: colour('#f5a524'),
  },
  clocking: {
    is_clocking_enabled: on,
    clocking_early_minutes: whole(30, 0, 720),
    clocking_late_tolerance_minutes: whole(5, 0, 240),
    clocking_out_grace_minutes: whole(720, 0, 2880),
    site_perimeter_metres: whole(150, 10, 100_000),
    pre_clocking_resource_notification_minutes: whole(60, 0, 1440, 'canPreClock'),
    /** Hours after which a manager confirms an act that was queued offline. */
    clocking_offline_max_hours: whole(36, 1, 720),
    /** Minutes between two checks of a shift (0: none), and to answer one (decisions/06-clocking). */
    shift_check_every_minutes: whole(0, 30, 720, 'shiftChecks'),
    shift_check_answer_minutes: whole(15, 5, 29, 'shiftChecks'),
    /** Sites that one clocking device may serve (LIMIT_SITE). */
    device_site_limit: { ...whole(10, 1, 1000, 'clockingsApp'), unit: 'sites' },
  },
  planning: {
    is_mission_enabled: onFrom('notifMission'),
    /** Months before and after the current one. */
    res_month_before_schedule: months(12),
    res_month_after_schedule: months(2),
    cli_month_before_schedule: months(12),
    cli_month_after_schedule: months(2),
  },
  managers: {
    man_access_list_resource: on,
    man_access_list_site: on,
    man_access_schedule_site: on,
    man_access_services: on,
    man_edit_planning: on,
    man_edit_resources: on,
    man_edit_sites: on,
  },
  agentSpace: {
    res_access_schedule: on,
    res_access_demands: on,
    res_access_availabilities: on,
  },
  clientSpace: {
    cli_access_schedule_site: on,
    cli_access_sites: on,
  },
  partnerSpace: {
    partner_access_schedules: onFrom('partnerSpace'),
    partner_access_resources: onFrom('partnerSpace'),
  },
  sessions: {
    session_idle_minutes: whole(30, 3, 1440),
    session_idle_native_minutes: whole(43_200, 3, 525_600),
    /** The specification's own minimum holds where it is longer. */
    password_min_length: { ...whole(0, 0, 64), unit: 'characters' },
  },
  storage: {
    /** Of one file (decisions/11-documents), and of all files that one person has filed. */
    file_megabytes: whole(25, 1, 25, 'filesUpload'),
    storage_user_megabytes: whole(5120, 1, 10_000_000, 'filesUpload'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>

/** The settings that the settings screen does not show and its call does not change, each with its reason. */
export const fixed = {
  // Without it no manager could open the settings again.
  man_admin: on,

  // Changed by a dialog that first shows what the day would change (GET and PUT /company/counting, decisions/05-time).
  counts_from: noInstant,
  // Written by the server when a setting of shift checks changes: earlier checks are not made up for (decisions/06-clocking).
  shift_check_since: noInstant,

  // The disk of all companies of a server: its operator sets it (docs/operations.md).
  storage_megabytes: whole(20_480, 1, 10_000_000),

  // They open screens that are not built, so that a change would have no effect. Each moves up with its screen.
  man_edit_billing: on,
  cli_access_bills: on,
  cli_access_quotes: on,
  cli_access_provider: on,
  partner_access_commands: on,
  partner_access_company: on,
  partner_access_demands: on,
  partner_access_partners: on,
  partner_can_demand_subcontractor: off,
} as const satisfies Readonly<Record<string, Kept<unknown>>>

type Groups = typeof groups
/** The settings of all groups. */
export type Changeable = { [G in keyof Groups]: (one: Groups[G]) => void }[keyof Groups] extends (all: infer All) => void ? All : never
export const settingDescriptors = Object.assign({}, ...Object.values(groups), fixed) as Changeable & typeof fixed
