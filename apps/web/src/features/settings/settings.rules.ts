import { countedSettings, type CountedSetting } from '@vigie/contract/companies/companies.effects.ts'
import type { Setting } from '@vigie/contract/companies/settings.descriptors.ts'
import { isAllowed, type ChangeableKey, type SettingValue } from '@vigie/contract/companies/settings.changes.ts'

/** Settings whose effect on the last month is counted. */
export const isCounted = (key: ChangeableKey): key is CountedSetting => (countedSettings as readonly string[]).includes(key)

/** What a control holds: the text of a field, or the side of a switch. */
export type Entry = string | boolean

/** A value as its control shows it. */
export const entryOf = (value: SettingValue): Entry => (typeof value === 'number' ? String(value) : value)

/** The value of what was entered; undefined where the setting refuses it. */
export function valueOf(key: ChangeableKey, setting: Setting, entry: Entry): SettingValue | undefined {
  const value = typeof entry === 'boolean' ? entry : read(setting, entry.trim())
  return isAllowed(key, value) ? value : undefined
}

function read(setting: Setting, text: string): unknown {
  switch (setting.type) {
    case 'whole': {
      // As the language groups digits too: `43 200`.
      const digits = text.replace(/\s/g, '')
      return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
    }
    case 'colour':
      return `#${text.replace('#', '').toLowerCase()}`
    default:
      return text
  }
}
