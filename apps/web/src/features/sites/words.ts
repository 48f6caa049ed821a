import { writtenDistance } from '@vigie/phrases/distance.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'

interface Town {
  readonly postcode: string
  readonly city: string
}

/** What is said of a site in a line. */
export function useSiteWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(
    () => ({
      town: ({ postcode, city }: Town): string => [postcode, city].filter(Boolean).join(' '),
      distance: (metres: number): string => writtenDistance(language, metres),
      number: (value: number): string => t('shifts.figures.number', { value }),
    }),
    [t, language],
  )
}
