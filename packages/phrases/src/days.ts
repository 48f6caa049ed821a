import { locales, type Language } from './languages.ts'

/** `2026-12-07` as a sentence says it: lundi 7 décembre. French says «1er» of the first of a month, which its formats do not know. */
export function wholeDay(language: Language, day: string): string {
  const written = new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return language === 'fr' ? written.replace(/ 1 /, ' 1er ') : written
}
