import type { Print } from '@vigie/contract/prints/prints.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenBytes } from '../../../kit/bytes.ts'
import { ownZone, writtenDay } from '../../../kit/dates.ts'

/** What is said of a print that is under way or has ended. */
export function useActWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return {
    /** encore 12 s; nothing while it cannot be said. */
    left: (seconds: number | null): string => {
      if (seconds === null) return ''
      return seconds < 60 ? t('prints.act.seconds', { count: seconds }) : t('prints.act.minutes', { count: Math.ceil(seconds / 60) })
    },
    /** 2,4 Mo, gardé jusqu’au 27 nov. 2026. */
    kept: ({ bytes, expiresAt }: Print): string =>
      expiresAt === null
        ? ''
        : t('prints.act.kept', {
            size: writtenBytes(bytes ?? 0, language),
            day: writtenDay(dayOf(localOf(expiresAt, ownZone())), language, 'long'),
          }),
    /** To whoever cannot see it, once for each step. */
    told: ({ state, sheetCount: count }: Print): string => {
      if (state === 'waiting') return t('prints.act.waiting')
      if (state === 'running') return t('prints.act.begun')
      if (state === 'done') return t('prints.act.done', { count })
      return state === 'failed' ? t('prints.act.failed') : ''
    },
  }
}
