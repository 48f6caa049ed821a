import type { Language } from './languages.ts'
import { validationText as french } from './fr/documents/validation.ts'
import { validationText as english } from './en/documents/validation.ts'
import { validationText as german } from './de/documents/validation.ts'

const texts: Readonly<Record<Language, string>> = { fr: french, en: english, de: german }

/** What a reader ticks where a document has no text of its own (coverage 9.028); kept with the proof as it was read. */
export const validationText = (language: Language): string => texts[language]
/** Whether a text is that one, in whatever language it was read. */
export const isValidationText = (text: string): boolean => Object.values(texts).includes(text)
