import { settingGroups } from '@vigie/contract/companies/settings.changes.ts'
import { named } from '../address.ts'
import { oneOf, text } from '../parameters.ts'

/** Réglages: the settings of the company; the words that narrow them, and the group that is scrolled to. */
export const settingsAddress = named('/company/settings', { search: text('search'), group: oneOf('group', settingGroups, null) })
