import { distanceParts } from '@vigie/contract/kit/distance.ts'
import { locales, type Language } from './languages.ts'

/** The symbols of the units are the same in every language; the number is not. */
const symbols = { metres: 'm', kilometres: 'km' } as const

/** A distance as the language writes it: `850 m`, `5 km`, `9 350 km`. Sentences say it as `{{name, distance}}`, with metres as the value. */
export function writtenDistance(language: Language, metres: number): string {
  const { value, unit } = distanceParts(metres)
  return `${value.toLocaleString(locales[language])} ${symbols[unit]}`
}
