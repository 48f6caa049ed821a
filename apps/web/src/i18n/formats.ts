import { writtenDistance } from '@vigie/phrases/distance.ts'
import { fallbackLanguage, isLanguage } from '@vigie/phrases/languages.ts'
import i18next from 'i18next'
import { joined } from '@vigie/phrases/joined.ts'

/** Lets a sentence say `au-delà {{limit, of}}` (French alone) and `à {{metres, distance}} du site`. Called once i18next stands. */
export function addFormats(): void {
  const { formatter } = i18next.services
  formatter?.add('of', joined)
  formatter?.add('distance', (metres: number, language) =>
    writtenDistance(isLanguage(language ?? '') ? (language as 'fr') : fallbackLanguage, metres),
  )
}
