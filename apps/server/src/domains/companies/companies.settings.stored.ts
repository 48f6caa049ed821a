import { companySettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import * as z from 'zod/mini'

/** What a setting says by the text of JSON that is stored of it: a value that it does not allow counts as none. */
export function settingIn<K extends keyof CompanySettings>(key: K, stored: string | null | undefined): CompanySettings[K] {
  const setting = companySettings.shape[key] as unknown as z.ZodMiniType<CompanySettings[K]>
  const read = z.safeParse(setting, stored === null || stored === undefined ? undefined : JSON.parse(stored))
  return read.success ? read.data : z.parse(setting, undefined)
}
