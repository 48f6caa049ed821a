import { importKinds, type ImportCounts } from '@vigie/contract/imports/imports.report.ts'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../kit/dates.ts'
import { useLanguage } from '../../i18n/i18n.ts'

/** «30 sites, 120 agents et 2 444 services»; null where there is nothing. */
export function useCounted(): (counts: ImportCounts) => string | null {
  const { t } = useTranslation()
  const language = useLanguage()
  return (counts) => {
    const parts = importKinds.filter((kind) => counts[kind] > 0).map((kind) => t(`imports.counted.${kind}`, { count: counts[kind] }))
    return parts.length === 0 ? null : new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts)
  }
}
