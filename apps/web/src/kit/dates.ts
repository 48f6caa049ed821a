import { epochOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'

/** English as it is written in Europe: the day before the month, the 24-hour clock. */
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' }
export const localeOf = (language: Language): string => locales[language]

const styles = {
  /** vendredi 20 novembre */
  whole: { weekday: 'long', day: 'numeric', month: 'long' },
  /** vendredi 20 novembre 2026 */
  wholeWithYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 nov. */
  brief: { day: 'numeric', month: 'short' },
  /** ven. 20 nov. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20/11/2026 */
  digits: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** novembre 2026 */
  month: { month: 'long', year: 'numeric' },
  /** novembre */
  monthAlone: { month: 'long' },
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
export const writtenDay = (day: Day, language: Language, style: keyof typeof styles): string =>
  written(new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: 'UTC' }), Date.parse(`${day}T00:00:00Z`), language)

/** 16–22 nov. 2026: two days and what lies between, saying once what they share. */
export const writtenDays = (from: Day, to: Day, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )

/** With a capital at its start, for a title. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** 20 nov. 2026, 07:12: an instant in the reader's own zone, by the 24-hour clock. */
export const writtenInstant = (instant: Instant, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(epochOf(instant))

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** il y a 5 min: how long ago an instant was. Stands beside the instant itself, never alone. */
export function agoIn(instant: Instant, now: Instant, language: Language): string {
  const past = Math.max(0, epochOf(now) - epochOf(instant))
  const words = (numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(locales[language], { numeric, style: 'short' })
  const [unit, length] = units.find(([, least]) => past >= least) ?? []
  // «hier» would be a day of the calendar: only what has passed is counted here.
  return unit === undefined ? words('auto').format(0, 'second') : words('always').format(-Math.floor(past / length), unit)
}
