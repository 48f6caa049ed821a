import type { Day } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'

/** English as it is written in Europe: the day before the month, the 24-hour clock. */
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' }
export const localeOf = (language: Language): string => locales[language]

const styles = {
  /** vendredi 20 novembre */
  whole: { weekday: 'long', day: 'numeric', month: 'long' },
  /** vendredi 20 novembre 2026 */
  wholeWithYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
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
