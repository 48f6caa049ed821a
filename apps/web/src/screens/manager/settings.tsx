import { SettingsBoard } from '../../features/settings/SettingsBoard.tsx'
import { partOf } from '../../i18n/partOf.ts'

/** Réglages: the settings of the company. */
export default function Settings() {
  return <SettingsBoard />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/companySettings.ts'),
  en: () => import('@vigie/phrases/en/companySettings.ts'),
  de: () => import('@vigie/phrases/de/companySettings.ts'),
})
