import { addSeconds, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'

/** The days of versions as they are written: the year where it is another than this. */
export function useVersionDays(timeZone: string) {
  const language = useLanguage()
  const year = useToday().slice(0, 4)
  const brief = (at: Instant): string => {
    const day = dayOf(localOf(at, timeZone))
    return writtenDay(day, language, day.startsWith(year) ? 'brief' : 'long')
  }
  return {
    brief,
    /** The last day of a version that another follows at an instant. */
    until: (endsAt: Instant): string => brief(addSeconds(endsAt, -1)),
  }
}
