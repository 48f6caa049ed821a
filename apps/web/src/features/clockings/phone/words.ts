import { addDays, clockOf, dayOf, localOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { isOwnClock, useTimeWords } from '../../../ui/timeWords.ts'

interface Planned {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: string
}

/** Minutes from which on days are counted. */
const days = 48 * 60

/** What is said of the next service, in the reader's language; its times are those of its site. */
export function usePhoneWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration: written, zoneNameOf } = useTimeWords()
  return useMemo(() => {
    const duration = (minutes: number): string => {
      const whole = Math.max(0, Math.ceil(minutes))
      if (whole >= days) return t('clockings.phone.days', { count: Math.round(whole / (24 * 60)) })
      return written(whole)
    }
    const time = (at: Instant, timeZone: string): string => clockOf(localOf(at, timeZone))
    const day = (at: Instant, now: Instant, timeZone: string): string => {
      const [of, today] = [dayOf(localOf(at, timeZone)), dayOf(localOf(now, timeZone))]
      if (of === today) return t('clockings.phone.when.today')
      if (of === addDays(today, 1)) return t('clockings.phone.when.tomorrow')
      if (of === addDays(today, -1)) return t('clockings.phone.when.yesterday')
      return writtenDay(of, language, 'whole')
    }
    /** The day on which it begins, written out. */
    const whole = ({ startsAt, timeZone }: Planned): string => capital(writtenDay(dayOf(localOf(startsAt, timeZone)), language, 'whole'))
    /** Today, in 8 min. */
    const when = ({ startsAt, timeZone }: Planned, now: Instant): string => {
      const minutes = minutesBetween(now, startsAt)
      const how =
        minutes >= 0
          ? t('clockings.phone.when.in', { duration: duration(minutes) })
          : t('clockings.phone.when.began', { duration: duration(Math.floor(-minutes)) })
      return `${day(startsAt, now, timeZone)}, ${how}`
    }
    const ends = ({ endsAt }: Planned, now: Instant): string => {
      const minutes = minutesBetween(now, endsAt)
      return minutes >= 0
        ? t('clockings.phone.endsIn', { duration: duration(minutes) })
        : t('clockings.phone.endedSince', { duration: duration(Math.floor(-minutes)) })
    }
    const times = ({ startsAt, endsAt, timeZone }: Planned): string =>
      t('clockings.phone.times', { start: time(startsAt, timeZone), end: time(endsAt, timeZone) })
    /** When an act opens: the hour and how long until then today, the day further off. */
    const opens = (act: 'start' | 'end' | 'pre_clocking', at: Instant, now: Instant, timeZone: string): string => {
      const minutes = minutesBetween(now, at)
      const values = { time: time(at, timeZone) }
      if (minutes < 24 * 60)
        return t(`clockings.phone.opensAt.${act}`, { ...values, in: t('clockings.phone.when.in', { duration: duration(minutes) }) })
      return t(`clockings.phone.opensOn.${act}`, { ...values, day: writtenDay(dayOf(localOf(at, timeZone)), language, 'whole') })
    }
    /** Whose clock the times are those of, where it is not the reader's. */
    const zoneName = ({ startsAt, timeZone }: Planned): string | null => (isOwnClock(timeZone, startsAt) ? null : zoneNameOf(timeZone))
    return { duration, time, day, whole, when, ends, times, opens, zoneName }
  }, [t, language, written, zoneNameOf])
}
