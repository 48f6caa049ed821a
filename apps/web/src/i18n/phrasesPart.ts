import type { Language } from '@vigie/phrases/languages.ts'

/** Where a part of what is said comes from: one chunk a language, fetched in the reader's own language alone. */
export type PhrasesPart = Record<Language, () => Promise<object>>
