import * as z from 'zod/mini'
import { changeable } from './settings.descriptors.ts'
import { schemaOf, type ValueOf } from './settings.ts'

// What the settings screen and its call need, apart from what every page starts with.

/** The groups of the settings screen, in its order. */
export const settingGroups = [
  'company',
  'appearance',
  'clocking',
  'planning',
  'managers',
  'agentSpace',
  'clientSpace',
  'partnerSpace',
  'sessions',
  'storage',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** A setting that is changed on the settings screen. */
export type ChangeableKey = keyof typeof changeable
export const changeableKeys = Object.keys(changeable) as ChangeableKey[]
/** What a changeable setting may hold. */
export type SettingValue = ValueOf<ChangeableKey>

type Changes = { readonly [K in ChangeableKey]: z.ZodMiniOptional<z.ZodMiniType<ValueOf<K>>> }
/** Some of the changeable settings by their keys; another key is refused. */
export const settingChanges = z.strictObject(
  Object.fromEntries(changeableKeys.map((key) => [key, z.optional(schemaOf(changeable[key]))])) as unknown as Changes,
)
export type SettingChanges = z.output<typeof settingChanges>

/** Whether a setting may hold a value. */
export const isAllowed = (key: ChangeableKey, value: unknown): value is SettingValue =>
  value !== undefined && z.safeParse(settingChanges.shape[key], value).success
