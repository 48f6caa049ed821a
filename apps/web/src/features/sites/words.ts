import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { distanceParts } from './distance.ts'

interface Town {
  readonly postcode: string
  readonly city: string
}

/** What is said of a site in a line. */
export function useSiteWords() {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      town: ({ postcode, city }: Town): string => [postcode, city].filter(Boolean).join(' '),
      distance: (metres: number): string => {
        const { value, unit } = distanceParts(metres)
        return t(`sites.distance.${unit}`, { value })
      },
      number: (value: number): string => t('shifts.figures.number', { value }),
    }),
    [t],
  )
}
