import type { CountryCode } from 'libphonenumber-js'

/** Where a number without a prefix comes from. */
const home: CountryCode = 'FR'

/** `tel:` with the number as it was typed, without spaces, dashes and dots. */
export const phoneHref = (typed: string): string => `tel:${typed.replace(/[\s.\p{Pd}]/gu, '')}`

/**
 * A number as its own country writes it; as typed where it is none. The library (its tables of all countries) is
 * loaded with the first number that is shown.
 */
export async function nationalPhone(typed: string, country: CountryCode = home): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(typed, country)
  return number?.isPossible() ? number.formatNational() : typed
}
