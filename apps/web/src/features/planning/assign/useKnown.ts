import type { Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import { writtenDistance } from '@vigie/phrases/distance.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'

/** How well somebody knows the site, from the ninety days before. */
export function useKnown(): (suggestion: Suggestion) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ siteShiftCount, lastOnSiteOn, nearMetres }) => {
    if (siteShiftCount > 0 && lastOnSiteOn) {
      return t('shifts.assign.served', { count: siteShiftCount, day: writtenDay(lastOnSiteOn, language, 'short') })
    }
    if (nearMetres !== null) return t('shifts.assign.near', { distance: writtenDistance(language, nearMetres) })
    return t('shifts.assign.stranger')
  }
}
