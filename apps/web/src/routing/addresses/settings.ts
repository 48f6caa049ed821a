import { settingGroups, type SettingGroup } from '@vigie/contract/companies/settings.changes.ts'
import { named } from '../address.ts'
import { flag, oneOf, text } from '../parameters.ts'

/** The parts of the screen in its order: the groups of settings, and between them what is no setting but kept beside them. */
export type SettingPart = SettingGroup | 'texts' | 'messages'
const behind: Partial<Record<SettingGroup, SettingPart>> = { appearance: 'texts', partnerSpace: 'messages' }
export const settingParts: readonly SettingPart[] = settingGroups.flatMap((group) => [group, ...(behind[group] ? [behind[group]] : [])])

/** Réglages: the settings of the company; the words that narrow them, the part that is scrolled to, and whether their history is open. */
export const settingsAddress = named('/company/settings', {
  search: text('search'),
  group: oneOf('group', settingParts, null),
  isHistory: flag('history'),
})
