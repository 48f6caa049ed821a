import { de } from '@vigie/phrases/de/screens.ts'
import { en } from '@vigie/phrases/en/screens.ts'
import { fr } from '@vigie/phrases/fr/screens.ts'

/** What the pictures press, in the language that they are taken in. */
export const wordsOf = { fr, en, de }
export type Language = keyof typeof wordsOf
