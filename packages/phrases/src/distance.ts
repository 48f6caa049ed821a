import { locales, type Language } from './languages.ts'

/** How a distance reads (coverage 9.002): whole metres up to 1,000 of them, whole kilometres above. */
function distanceParts(metres: number): { readonly value: number; readonly unit: 'metres' | 'kilometres' } {
  const whole = Math.round(metres)
  return whole <= 1000 ? { value: whole, unit: 'metres' } : { value: Math.round(whole / 1000), unit: 'kilometres' }
}

/** The symbols of the units are the same in every language; the number is not. */
const symbols = { metres: 'm', kilometres: 'km' } as const

/** A distance as the language writes it: `850 m`, `5 km`, `9 350 km`. Sentences say it as `{{name, distance}}`, with metres as the value. */
export function writtenDistance(language: Language, metres: number): string {
  const { value, unit } = distanceParts(metres)
  return `${value.toLocaleString(locales[language])} ${symbols[unit]}`
}
