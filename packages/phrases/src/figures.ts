import { isDay } from '@vigie/contract/kit/time.ts'
import { locales, type Language } from './languages.ts'

/** A number, a day (`2026-10-12`) or a wall-clock time (`2026-10-12 19:00`) as the language writes it. */
function figure(language: Language, value: string | number): string {
  const locale = locales[language]
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 2, useGrouping: false })
  const [, day, time] = /^(\d{4}-\d\d-\d\d)( \d\d:\d\d)?$/.exec(value) ?? []
  if (!day || !isDay(day)) return value
  const written = new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return `${written}${time ?? ''}`
}

/** A sentence with its values, each as the language writes it. */
export const fill = (language: Language, sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (values[name] === undefined ? whole : figure(language, values[name])))
