import { readSettingsHistory } from '@vigie/contract/changes/changes.ts'
import { readSettings } from '@vigie/contract/companies/companies.settings.ts'
import type { SettingChanges } from '@vigie/contract/companies/settings.changes.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import { invalidate, keyOf, queries } from '../../api/queries.ts'
import { rereadSession } from '../../session/start.ts'

const key = keyOf(readSettings, {})
/** The settings as this page has read them. */
export const heldSettings = () => queries.getQueryData<{ settings: CompanySettings }>(key)?.settings

/** Shows what was saved until it is read again. The session has settings too: gates, colours, figures of other screens. */
export async function followSaved(changes: SettingChanges): Promise<void> {
  const shown = heldSettings()
  if (shown) queries.setQueryData(key, { settings: { ...shown, ...changes } })
  await Promise.allSettled([invalidate(readSettings, readSettingsHistory), rereadSession()])
}
