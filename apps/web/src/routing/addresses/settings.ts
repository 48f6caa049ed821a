import { settingGroups, type SettingGroup } from '@vigie/contract/companies/settings.changes.ts'
import { named } from '../address.ts'
import { oneOf, text } from '../parameters.ts'

/** The parts of the screen in its order: the groups of settings, and between them what is no setting but kept beside them. */
export type SettingPart = SettingGroup | 'messages'
export const settingParts: readonly SettingPart[] = settingGroups.flatMap((group): SettingPart[] =>
  group === 'sessions' ? ['messages', group] : [group],
)

/** Réglages: the settings of the company; the words that narrow them, and the part that is scrolled to. */
export const settingsAddress = named('/company/settings', { search: text('search'), group: oneOf('group', settingParts, null) })
