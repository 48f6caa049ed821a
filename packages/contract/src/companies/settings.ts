import * as z from 'zod/mini'
import { settingDescriptors } from './settings.descriptors.ts'

// Derived from the descriptors of the settings (docs/architecture.md, «Adding a setting»).
export type SettingKey = keyof typeof settingDescriptors
export const settingKeys = Object.keys(settingDescriptors) as SettingKey[]
export type ValueOf<K extends SettingKey> = (typeof settingDescriptors)[K]['default']

type Entries = { readonly [K in SettingKey]: z.ZodMiniDefault<z.ZodMiniType<ValueOf<K>>> }
const entries = Object.fromEntries(
  Object.entries(settingDescriptors).map(([key, { schema, default: value }]) => [key, z._default(schema as z.ZodMiniType, value)]),
) as unknown as Entries

export const companySettings = z.object(entries)
export type CompanySettings = { -readonly [K in SettingKey]: ValueOf<K> }

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
