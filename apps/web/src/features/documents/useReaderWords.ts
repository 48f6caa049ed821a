import type { DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { ownZone, writtenDay, writtenInstant } from '../../kit/dates.ts'

/** What is said of a reader; of a validation to the second, because it is a proof. */
export function useReaderWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => {
    const at = (instant: Instant) => writtenInstant(instant, language)
    const exactly = (instant: Instant) => writtenInstant(instant, language, 'second')
    const day = (instant: Instant) => writtenDay(dayOf(localOf(instant, ownZone())), language, 'long')
    return {
      at,
      exactly,
      /** What happened last: validated, opened, reminded, or since when it is asked. */
      last: ({ validatedAt, address, viewedAt, remindedAt, since }: DocumentReader): string => {
        if (validatedAt !== null) {
          const when = exactly(validatedAt)
          return address ? t('documents.readers.validatedFrom', { when, address }) : t('documents.readers.validated', { when })
        }
        if (viewedAt !== null) return t('documents.readers.viewed', { when: at(viewedAt) })
        return remindedAt !== null
          ? t('documents.readers.reminded', { when: at(remindedAt) })
          : t('documents.readers.since', { when: day(since) })
      },
    }
  }, [t, language])
}
