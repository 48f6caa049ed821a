import * as z from 'zod/mini'
import { groups, settingDescriptors, type Changeable, type Setting } from './settings.descriptors.ts'
import type { ValueOf } from './settings.ts'

// What the settings screen and its call need, apart from what every page starts with.

export type SettingGroup = keyof typeof groups
/** The groups of the settings screen, in its order. */
export const settingGroups = Object.keys(groups) as SettingGroup[]

/** A setting that is changed on the settings screen. */
export type ChangeableKey = keyof Changeable
export const keysOfGroup = (group: SettingGroup) => Object.keys(groups[group]) as ChangeableKey[]
export const changeableKeys = settingGroups.flatMap(keysOfGroup)
export const settingOf = (key: ChangeableKey): Setting => settingDescriptors[key]
/** What a changeable setting may hold. */
export type SettingValue = ValueOf<ChangeableKey>

const units = ['minutes', 'hours', 'months', 'metres', 'megabytes', 'sites', 'characters'] as const
/** The unit of a number: of its descriptor, or the last word of its key. */
export const unitOf = (key: ChangeableKey): (typeof units)[number] | undefined => {
  const setting = settingOf(key)
  return (setting.type === 'whole' ? setting.unit : undefined) ?? units.find((unit) => key.endsWith(`_${unit}`))
}

type Changes = { readonly [K in ChangeableKey]: z.ZodMiniOptional<z.ZodMiniType<ValueOf<K>>> }
/** Some of the changeable settings by their keys; another key is left out. */
export const settingChanges = z.object(
  Object.fromEntries(changeableKeys.map((key) => [key, z.optional(settingOf(key).schema)])) as unknown as Changes,
)
export type SettingChanges = z.output<typeof settingChanges>

/** Whether a setting may hold a value. */
export const isAllowed = (key: ChangeableKey, value: unknown): value is SettingValue =>
  value !== undefined && z.safeParse(settingChanges.shape[key], value).success
