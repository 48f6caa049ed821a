import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { Unread } from './useOwnInstructions.ts'

/** «Consignes changées le 9 nov.»: what is said of instructions that were not opened yet. */
export function useUnreadWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ version, timeZone, isComing }: Unread): string => {
    const day = writtenDay(dayOf(localOf(version.startsAt, timeZone)), language, 'brief')
    if (isComing) return t('sites.own.coming', { day })
    return version.formerText === null ? t('sites.own.toRead') : t('sites.own.changed', { day })
  }
}
