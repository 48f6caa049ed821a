import type { Availability } from '@vigie/contract/availabilities/availabilities.ts'
import { clockOf, type Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import type { OfferedDay } from './offered.rules.ts'

/** What is said of a day and of what is offered on it. */
export function useOfferedWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const hours = ({ startsLocal, endsLocal }: Pick<Availability, 'startsLocal' | 'endsLocal'>) => ({
    from: clockOf(startsLocal),
    to: clockOf(endsLocal),
  })
  return {
    hours,
    /** A day of the calendar for whoever listens, and what pressing it does. */
    day(one: OfferedDay, today: Day, isOpen: boolean): string {
      const said = [
        ...one.offered.map((offered) => t('availabilities.availableAt', hours(offered))),
        ...one.shifts.map((shift) => t('availabilities.serviceAt', hours(shift))),
        ...one.absences.map(({ typeName, isDemand }) => (isDemand ? `${t('availabilities.asked')} (${typeName})` : typeName)),
      ]
      const written = writtenDay(one.day, language, 'whole')
      const day = one.day === today ? t('availabilities.today', { day: written }) : capital(written)
      const what = said.join(', ') || t('availabilities.nothing')
      return t(isOpen ? 'availabilities.addOn' : 'availabilities.gone', { day, what })
    },
  }
}
