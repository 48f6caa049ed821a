import * as z from 'zod/mini'
import { settingDescriptors } from './settings.descriptors.ts'

// What gates and screens name beside the settings, so that they need this file alone.
export { compareVersions, features, featuresOf, hasFeature, type Feature } from './features.ts'

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
