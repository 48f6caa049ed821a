import { companySettings, type CompanySettings, type SettingKey } from '@vigie/contract/companies/settings.ts'
import * as z from 'zod/mini'

/** The value of a setting by its stored text of JSON; the default where none is stored, or one that the setting does not allow. */
export function settingIn<K extends SettingKey>(key: K, stored: string | null | undefined): CompanySettings[K] {
  const setting = companySettings.shape[key] as unknown as z.ZodMiniType<CompanySettings[K]>
  const read = z.safeParse(setting, stored === null || stored === undefined ? undefined : JSON.parse(stored))
  return read.success ? read.data : z.parse(setting, undefined)
}
