import { dayOf, epochOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'

/** English as it is written in Europe: the day before the month, the 24-hour clock. */
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' }
export const localeOf = (language: Language): string => locales[language]

const formats = {
  /** vendredi 20 novembre */
  whole: { weekday: 'long', day: 'numeric', month: 'long' },
  /** vendredi 20 novembre 2026 */
  wholeWithYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 nov. */
  brief: { day: 'numeric', month: 'short' },
  /** ven. 20 nov. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20 nov. 2026: the long form (DD MMM YYYY; coverage 9.014). */
  long: { day: '2-digit', month: 'short', year: 'numeric' },
  /** 20/11/2026 */
  digits: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** novembre 2026 */
  month: { month: 'long', year: 'numeric' },
  /** novembre */
  monthAlone: { month: 'long' },
  /** ven. 20 */
  dayOfWeek: { weekday: 'short', day: 'numeric' },
  /** vendredi */
  dayAlone: { weekday: 'long' },
  /** ven. */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date as the language writes it: French says «1er» of the first of a month, which its formats do not know. */
export function written(format: Intl.DateTimeFormat, epoch: number, language: Language): string {
  if (language !== 'fr') return format.format(epoch)
  const parts = format.formatToParts(epoch)
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
}

/** A calendar day as the language writes it; it belongs to no zone. */
export const writtenDay = (day: Day, language: Language, style: keyof typeof formats): string =>
  written(new Intl.DateTimeFormat(locales[language], { ...formats[style], timeZone: 'UTC' }), Date.parse(`${day}T00:00:00Z`), language)

/** A day of a list that reaches over years: ven. 20 nov.; of another year than today's 20 nov. 2025. */
export const listedDay = (day: Day, today: Day, language: Language): string =>
  writtenDay(day, language, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'long')

/** 16–22 nov. 2026: two days and what lies between, saying once what they share. */
export const writtenDays = (from: Day, to: Day, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )

/** With a capital at its start, for a title. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** 20 nov. 2026, 07:12: an instant in the reader's own zone, by the 24-hour clock; of a proof to the second. */
export const writtenInstant = (instant: Instant, language: Language, to: 'minute' | 'second' = 'minute'): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...formats.long,
    hour: '2-digit',
    minute: '2-digit',
    ...(to === 'second' && { second: '2-digit' }),
    hourCycle: 'h23',
  }).format(epochOf(instant))

/** 20/11/2026 07:12: the same for a spreadsheet, which reads digits as a date. */
export function digitsOf(instant: Instant, language: Language): string {
  const local = localOf(instant, ownZone())
  return `${writtenDay(dayOf(local), language, 'digits')} ${local.slice(11, 16)}`
}

/** Where the reader is, as the browser guesses it (coverage 4.038). */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const midnightAt = (instant: Instant, zone: string): number => Date.parse(dayOf(localOf(instant, zone)))

/** Units as the durations beside them have them; English would shorten its own to «2 hr». */
const agoStyles = { fr: 'short', en: 'long', de: 'short' } as const

/**
 * il y a 5 min: how long ago an instant was. From a day on, days of the calendar are counted, where the reader is: what
 * came on Monday evening is three days old on Thursday morning. Stands beside the instant itself, never alone.
 */
export function agoIn(instant: Instant, now: Instant, language: Language, zone: string = ownZone()): string {
  const past = Math.max(0, epochOf(now) - epochOf(instant))
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(locales[language], { numeric: unit === 'day' ? 'auto' : 'always', style: agoStyles[language] }).format(
      -count,
      unit,
    )
  const days = Math.round((midnightAt(now, zone) - midnightAt(instant, zone)) / day)
  // A day of 25 hours is not over after 24 of them.
  if (past >= day && days > 0) return ago(days, 'day')
  if (past >= hour) return ago(Math.floor(past / hour), 'hour')
  if (past >= minute) return ago(Math.floor(past / minute), 'minute')
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(0, 'second')
}
