import type { CountryCode } from 'libphonenumber-js'

/** A country of the reference list, as it comes. */
export interface CountryEntry {
  readonly id: number
  readonly isoCode: string
  readonly name: string
}
/** A country as a choice of a phone's prefix. */
export interface Country {
  readonly id: number
  readonly code: string
  readonly name: string
  /** `+33`; none for a code that has no numbers of its own. */
  readonly dialPrefix: string | null
}

/** Countries with the prefix that is dialled before their numbers. The library is loaded when it is asked. */
export async function countriesOf(entries: readonly CountryEntry[]): Promise<readonly Country[]> {
  const { getCountryCallingCode, isSupportedCountry } = await import('libphonenumber-js/min')
  const prefixOf = (code: string) => (isSupportedCountry(code) ? `+${getCountryCallingCode(code satisfies CountryCode)}` : null)
  return entries.map(({ id, isoCode, name }) => ({ id, code: isoCode, name, dialPrefix: prefixOf(isoCode.toUpperCase()) }))
}
