import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { localeOf } from '../../kit/dates.ts'
import { useTimeWords } from '../../ui/timeWords.ts'
import type { Reason } from './days.rules.ts'

/** Hours of many services, in the reader's language. */
export function useHourWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration } = useTimeWords()
  return useMemo(() => {
    const number = new Intl.NumberFormat(localeOf(language))
    /** `11 782 h 20`, `0 h 02`: figures that stand below each other. */
    const hours = (minutes: number): string =>
      t('hours.time.hours', { hours: number.format(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') })
    /** `−7 h 40`, `+2 h 00`. */
    const gap = (minutes: number): string => {
      const written = hours(Math.abs(minutes))
      return minutes < 0
        ? t('hours.time.minus', { duration: written })
        : minutes > 0
          ? t('hours.time.plus', { duration: written })
          : written
    }
    /** The same of a day: `−16 min`, `+3 h 30`. */
    const difference = (minutes: number): string => {
      const written = duration(Math.abs(minutes))
      return minutes < 0 ? t('hours.time.minus', { duration: written }) : t('hours.time.plus', { duration: written })
    }
    const reason = ({ phrase, minutes = 0, name, clock = '', notes }: Reason): string => {
      const values = { duration: duration(minutes), name: name ?? t('hours.reasons.somebody'), clock }
      return [t(`hours.reasons.${phrase}`, values), ...notes].join(' · ')
    }
    return { hours, gap, difference, reason }
  }, [t, language, duration])
}
