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
  /** ven. */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day as the language writes it; it belongs to no zone. */
export const writtenDay = (day: Day, language: Language, style: keyof typeof styles): string =>
  new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

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
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto', style: 'short' })
  const [unit, length] = units.find(([, length]) => past >= length) ?? (['second', 1000] as const)
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(past / length), unit)
}
