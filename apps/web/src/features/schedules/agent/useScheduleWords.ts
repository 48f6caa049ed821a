import { clockOf, dayOf, epochOf, firstDayOf, midnightOf, offsetAt, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownZone, writtenDay } from '../../../kit/dates.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import type { CalendarDay } from './calendar.rules.ts'

/** What is said of an agent's schedule, in the reader's language. */
export function useScheduleWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration, zoneAt } = useTimeWords()
  return useMemo(() => {
    const times = ({ startsLocal, endsLocal }: Pick<Shift, 'startsLocal' | 'endsLocal'>): string =>
      t('schedules.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
    /** Where the shift's clock is, when it differs from the reader's own at that instant. */
    const zone = ({ timeZone, startsAt }: Pick<Shift, 'timeZone' | 'startsAt'>): string | null => {
      const epoch = epochOf(startsAt)
      return offsetAt(epoch, timeZone) === offsetAt(epoch, ownZone()) ? null : zoneAt(timeZone, startsAt)
    }
    const absence = ({ typeName, isDemand }: ScheduleUnavailability): string =>
      isDemand ? t('schedules.demand', { type: typeName }) : typeName
    /** An absence on one day: with its times where it is not the whole of it. */
    const absenceOn = (away: ScheduleUnavailability, day: Day): string => {
      const isWhole = away.startsLocal <= midnightOf(day) && away.endsLocal >= `${day} 23:59:00`
      const type = absence(away)
      if (isWhole) return t('schedules.awayAllDay', { type })
      const start = dayOf(away.startsLocal) === day ? clockOf(away.startsLocal) : '00:00'
      const end = dayOf(away.endsLocal) === day ? clockOf(away.endsLocal) : '24:00'
      return t('schedules.awayTimes', { type, times: t('schedules.times', { start, end }) })
    }
    const shift = (one: Shift, isChanged: boolean): string => {
      const group = t(`schedules.groups.${groupOfShift(one)}`)
      const [start, end] = [clockOf(one.startsLocal), clockOf(one.endsLocal)]
      const planned = t('schedules.cellShift', { start, end, site: one.siteName, group })
      return [planned, zone(one), isChanged && t('schedules.changed').toLocaleLowerCase()].filter(Boolean).join(', ')
    }
    /** A day whole, for whoever listens. */
    const day = (one: CalendarDay, today: Day, changed: ReadonlySet<number>): string => {
      const what = [
        one.holiday,
        ...one.shifts.map((own) => shift(own, changed.has(own.id))),
        ...one.absences.map((away) => absenceOn(away, one.day)),
      ].filter(Boolean)
      const name = writtenDay(one.day, language, 'whole')
      const told = one.day === today ? `${t('schedules.today')}, ${name}` : name
      return t('schedules.cell', { day: told, what: what.join(' ; ') || t('schedules.noShift') })
    }
    /** With its year, unless it is that of the day given. */
    const month = (of: Month, now?: Day): string =>
      writtenDay(firstDayOf(of), language, now?.startsWith(of.slice(0, 4)) ? 'monthAlone' : 'month')
    return { times, zone, absence, absenceOn, shift, day, month, duration }
  }, [t, language, duration, zoneAt])
}
export type ScheduleWords = ReturnType<typeof useScheduleWords>
