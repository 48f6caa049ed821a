import { de } from '@vigie/phrases/de/all.ts'
import { en } from '@vigie/phrases/en/all.ts'
import { fr } from '@vigie/phrases/fr/all.ts'

/** What the pictures press, in the language that they are taken in. */
export const wordsOf = { fr, en, de }
export type Language = keyof typeof wordsOf
