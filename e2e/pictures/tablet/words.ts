import { de } from '@vigie/phrases/de/whole.ts'
import { en } from '@vigie/phrases/en/whole.ts'
import { fr } from '@vigie/phrases/fr/whole.ts'

/** What the pictures press, in the language that they are taken in. */
export const wordsOf = { fr, en, de }
export type Language = keyof typeof wordsOf
