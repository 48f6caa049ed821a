import { wholeDay } from '@vigie/phrases/days.ts'
import { fallbackLanguage, isLanguage } from '@vigie/phrases/languages.ts'
import i18next from 'i18next'

/** Lets a sentence say `le {{day, wholeDay}}`; it comes with the screens that say one, so that the sign-in page does not carry it. */
export const addDayFormat = (): void =>
  i18next.services?.formatter?.add('wholeDay', (day: string, language) =>
    wholeDay(isLanguage(language ?? '') ? (language as 'fr') : fallbackLanguage, day),
  )
