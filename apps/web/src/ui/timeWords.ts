import { epochOf, offsetAt, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ownZone } from '../kit/dates.ts'
import { useExchange } from '../session/store.ts'

/** `UTC+4`, `UTC−3:30`. */
export function writtenOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** Whether the clock of a zone shows what the reader's own shows. */
export const isOwnClock = (timeZone: string, at: Instant): boolean => offsetAt(epochOf(at), timeZone) === offsetAt(epochOf(at), ownZone())

/** Hours from which on what has passed is said in days: below them a night and the day after it are still counted in hours. */
const manyHours = 48

/** `42 j 3 h`: so many minutes in days and hours, to the hour; null below two days. */
export function daysAndHours(minutes: number): { readonly days: number; readonly hours: number } | null {
  if (minutes < manyHours * 60) return null
  const hours = Math.round(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}

/** What is said of durations and of clocks elsewhere, in the reader's language. */
export function useTimeWords() {
  const { t, i18n } = useTranslation()
  const { timeZone } = useExchange()
  return useMemo(() => {
    /** Whole minutes of work: `8 h`, `7 h 30`, `45 min`. */
    const duration = (minutes: number): string => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return t('shifts.minutes', { minutes: rest })
      if (rest === 0) return t('shifts.hours', { hours })
      return t('shifts.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') })
    }
    /** Whole minutes that have passed, which may be many: the same, and days from the second on. */
    const span = (minutes: number): string => {
      const { days, hours } = daysAndHours(minutes) ?? {}
      if (days === undefined) return duration(minutes)
      return hours ? t('shifts.daysHours', { days, hours }) : t('shifts.days', { days })
    }
    /** `Indian/Reunion`: `Réunion`. */
    const zoneNameOf = (name: string): string => {
      const city = name.split('/').at(-1) ?? name
      return i18n.exists(`shifts.zones.${city}`) ? t(`shifts.zones.${city}` as 'shifts.zones.Paris') : city.replaceAll('_', ' ')
    }
    /** Where a clock is: `Réunion, UTC+4`. Its offset is looked up unless given. */
    const zoneAt = (name: string, at: Instant, offset: number = offsetAt(epochOf(at), name) / 60_000): string =>
      t('shifts.zone', { place: zoneNameOf(name), offset: writtenOffset(offset) })
    /** The same, when it does not go with the company's at that instant. */
    const zone = (name: string, at: Instant, offset: number = offsetAt(epochOf(at), name) / 60_000): string | null =>
      name === timeZone || offset === offsetAt(epochOf(at), timeZone) / 60_000 ? null : zoneAt(name, at, offset)
    /** The same, when the reader's own clock shows another time. */
    const foreignZone = (name: string, at: Instant): string | null => (isOwnClock(name, at) ? null : zoneAt(name, at))
    return { duration, span, zoneNameOf, zone, zoneAt, foreignZone }
  }, [t, i18n, timeZone])
}
