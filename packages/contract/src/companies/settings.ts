import * as z from 'zod/mini'
import { instant } from '../kit/values.ts'

/**
 * The settings of a company, under the keys of the wire.
 * A value, a key and a page code are never renamed. What a new company starts with stands beside each.
 */
const on = z._default(z.boolean(), true)
const off = z._default(z.boolean(), false)
const whole = (value: number, minimum: number, maximum: number) => z._default(z.int().check(z.minimum(minimum), z.maximum(maximum)), value)
const colour = (value: string) => z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), value)

/** Hours for which an act that is kept without network may be believed by itself. */
export const offlineHours = { least: 1, most: 720 } as const

/** Minutes between the verification calls of a service, where there are any, and to answer one (decisions/06-clocking). */
export const checkEvery = { least: 30, most: 720 } as const
export const checkAnswer = { least: 5, most: 29 } as const

const entries = {
  res_access_availabilities: on,
  res_access_demands: on,
  res_access_schedule: on,
  is_mission_enabled: on,
  man_access_list_resource: on,
  man_access_list_site: on,
  man_access_schedule_site: on,
  man_access_services: on,
  man_edit_planning: on,
  man_edit_resources: on,
  man_edit_sites: on,
  man_edit_billing: on,
  man_admin: on,
  cli_access_bills: on,
  cli_access_quotes: on,
  cli_access_provider: on,
  cli_access_schedule_site: on,
  cli_access_sites: on,
  partner_access_commands: on,
  partner_access_company: on,
  partner_access_demands: on,
  partner_access_partners: on,
  partner_access_resources: on,
  partner_access_schedules: on,
  partner_can_demand_subcontractor: off,
  /** Months that may be looked at before and after the current one. */
  res_month_before_schedule: whole(12, 0, 120),
  res_month_after_schedule: whole(2, 0, 120),
  cli_month_before_schedule: whole(12, 0, 120),
  cli_month_after_schedule: whole(2, 0, 120),
  color_primary: colour('#1f56e0'),
  color_secondary: colour('#f5a524'),
  phone_urgency: z._default(z.string().check(z.maxLength(30)), ''),
  /** Where office documents are shown: their own address is written behind it. Empty: they are saved. */
  documents_viewer_url: z._default(z.string().check(z.maxLength(200), z.regex(/^(https:\/\/\S+)?$/)), ''),
  currency_name: z._default(z.string().check(z.maxLength(3)), 'EUR'),
  is_clocking_enabled: on,
  clocking_early_minutes: whole(30, 0, 720),
  clocking_late_tolerance_minutes: whole(5, 0, 240),
  /** From when on the product counts (decisions/05-time): a shift that began before is shown and never «not arrived». */
  counts_from: z._default(z.nullable(instant), null),
  clocking_out_grace_minutes: whole(720, 0, 2880),
  /** Hours after which an act that was kept without network is no longer believed by itself. */
  clocking_offline_max_hours: whole(36, offlineHours.least, offlineHours.most),
  /** Minutes between the verification calls of a service (0: none), to answer one, and from when on they are as they are (decisions/06-clocking). */
  shift_check_every_minutes: whole(0, 0, checkEvery.most),
  shift_check_answer_minutes: whole(15, checkAnswer.least, checkAnswer.most),
  shift_check_since: z._default(z.nullable(instant), null),
  site_perimeter_metres: whole(150, 10, 100_000),
  pre_clocking_resource_notification_minutes: whole(60, 0, 1440),
  /** Sites that one clocking device may serve (LIMIT_SITE). */
  device_site_limit: whole(10, 1, 1000),
  /** Minutes. */
  session_idle_minutes: whole(30, 3, 1440),
  session_idle_native_minutes: whole(43_200, 3, 525_600),
  /** Of a file (decisions/11-documents), of all files, and of those that one person has filed: at the most, in megabytes. */
  file_megabytes: whole(25, 1, 25),
  storage_megabytes: whole(20_480, 1, 10_000_000),
  storage_user_megabytes: whole(5120, 1, 10_000_000),
  /** At the most 64; the specification's own minimum holds when it is longer. */
  password_min_length: whole(0, 0, 64),
} as const

export const companySettings = z.object(entries)
export type CompanySettings = z.output<typeof companySettings>
export type SettingKey = keyof CompanySettings
export const settingKeys = Object.keys(entries) as SettingKey[]

/** What a new company starts with. */
export const defaultSettings: CompanySettings = z.parse(companySettings, {})

/** A manager's own rights: a gate is open when both the company's setting and the manager's right are on. */
export const rights = [
  'man_access_list_resource',
  'man_access_list_site',
  'man_access_schedule_site',
  'man_access_services',
  'man_edit_planning',
  'man_edit_resources',
  'man_edit_sites',
  'man_edit_billing',
  'man_admin',
] as const satisfies readonly SettingKey[]
export type Right = (typeof rights)[number]

/** The company's settings as one manager has them: the `man_*` keys are off where the right is missing. */
export function settingsWithRights(settings: CompanySettings, own: ReadonlySet<string>): CompanySettings {
  const mine = { ...settings }
  for (const right of rights) mine[right] = settings[right] && own.has(right)
  return mine
}

export const pageCodes = [
  'VOSINF',
  'DEVIS',
  'FACTURES',
  'NOSINF',
  'PLANNING',
  'PART_PLANNING',
  'PART_AGENTS',
  'PART_BDC',
  'PART_DEMANDES',
  'PART_SOCIETE',
  'PART_PARTENAIRE',
] as const
export type PageCode = (typeof pageCodes)[number]

/** Features and the company's version that brings each (coverage 6.030). */
export const features = {
  filesUpload: '1.0.0',
  shiftChecks: '1.0.0',
  notifShift: '1.0.0',
  declarationNumber: '1.1.0',
  clockingsApp: '1.2.0',
  demandEmergency: '1.3.0',
  notifMission: '1.3.0',
  siteContacts: '1.3.0',
  partnerSpace: '1.4.0',
  comments: '1.5.13',
  canClockBreaks: '1.6.0',
  clockingsByNfc: '1.6.3',
  canClockOutEarlier: '1.6.4',
  canPreClock: '1.6.5',
  showOntimeShiftsList: '1.6.6',
  canManageNotificationsPushAndSMS: '1.7.0',
  documentConsultations: '1.8.0',
} as const
export type Feature = keyof typeof features

/** Compares two versions `major.minor.patch`: negative, zero or positive. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string) => version.split('.').map(Number)
  const [a, b] = [parts(one), parts(other)]
  for (let at = 0; at < 3; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export const hasFeature = (apiVersion: string, feature: Feature): boolean => compareVersions(apiVersion, features[feature]) >= 0
export const featuresOf = (apiVersion: string): Feature[] =>
  (Object.keys(features) as Feature[]).filter((feature) => hasFeature(apiVersion, feature))
