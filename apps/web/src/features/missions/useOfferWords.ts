import { clockOf, dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { metresBetween } from '@vigie/contract/kit/distance.ts'
import type { Mission, OfferedShift } from '@vigie/contract/missions/missions.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import type { Position } from '../../domains/sites/usePosition.ts'
import { useTimeWords } from '../../ui/timeWords.ts'
import { servicesOf } from './standing.rules.ts'

/** What is said of a mission to its agent: when, where, how far, how long. */
export function useOfferWords(position: Position | null) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration, foreignZone } = useTimeWords()
  return useMemo(() => {
    const brief = (day: Day) => writtenDay(day, language, 'dayOfWeek')
    const times = ({ startsLocal, endsLocal }: Pick<OfferedShift, 'startsLocal' | 'endsLocal'>) =>
      t('missions.own.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
    const daysOf = (shifts: readonly OfferedShift[]) => [...new Set(shifts.map(({ startsLocal }) => dayOf(startsLocal)))]
    const together = (days: readonly Day[], write: (day: Day) => string): string => {
      const [first, second] = days
      if (first === undefined) return ''
      if (second === undefined) return capital(write(first))
      if (days.length === 2) return capital(t('missions.own.two', { first: write(first), second: write(second) }))
      return capital(t('missions.own.several', { first: write(first), last: write(days.at(-1)!) }))
    }
    const metresTo = ({ latitude, longitude }: OfferedShift): number | null =>
      position === null || latitude === null || longitude === null ? null : Math.round(metresBetween(position, { latitude, longitude }))
    return {
      duration: (minutes: number) => (minutes < 1 ? t('shifts.hours', { hours: 0 }) : duration(Math.round(minutes))),
      times,
      metresTo,
      /** «Ven. 27», «Dim. 29 et lun. 30», «Lun. 1er – ven. 5». */
      days: (mission: Mission) => together(daysOf(servicesOf(mission)), brief),
      /** The same written out, for a title. */
      wholeDays: (mission: Mission) => {
        const days = daysOf(servicesOf(mission))
        return together(days, (day) => writtenDay(day, language, days.length > 1 ? 'short' : 'whole'))
      },
      /** The hours of its only service, and those that all of several have in common; else null. */
      hours: (mission: Mission): string | null => {
        const all = new Set(servicesOf(mission).map(times))
        return all.size === 1 ? [...all][0]! : null
      },
      count: (mission: Mission): string | null => {
        const { length } = servicesOf(mission)
        return length > 1 ? t('missions.own.services', { count: length }) : null
      },
      /** Until which day a service goes on that ends after midnight. */
      until: ({ startsLocal, endsLocal }: OfferedShift): string | null =>
        dayOf(endsLocal) === dayOf(startsLocal)
          ? null
          : t('missions.own.until', { day: writtenDay(dayOf(endsLocal), language, 'dayAlone') }),
      site: (mission: Mission): string => {
        const names = [...new Set(servicesOf(mission).map(({ siteName }) => siteName))]
        return [names[0] ?? '', ...(names.length > 1 ? [t('missions.own.sites', { count: names.length - 1 })] : [])].join(' ')
      },
      zone: ({ timeZone, startsAt }: OfferedShift): string | null => foreignZone(timeZone, startsAt),
      far: (shift: OfferedShift): string | null => {
        const far = metresTo(shift)
        return far === null ? null : t('missions.own.far', { far })
      },
      /** A service's day and hours in one line. */
      line: (shift: OfferedShift) => `${capital(writtenDay(dayOf(shift.startsLocal), language, 'short'))} · ${times(shift)}`,
    }
  }, [t, language, duration, foreignZone, position])
}
export type OfferWords = ReturnType<typeof useOfferWords>
