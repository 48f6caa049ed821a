import type { Language } from '@vigie/phrases/languages.ts'
import { fetchFile } from '../kit/fetchFile.ts'
import type { PhrasesPart } from './phrasesPart.ts'

type Imports<T> = Record<Language, () => Promise<NoInfer<T>>>

/** A part of what is said, by the `import()` of its file in each language; `words`: what of the file is said, where that is not all. */
export const partOf = <T extends object = object>(
  { fr, en, de }: Imports<T>,
  words: (file: T) => object = (file) => file,
): PhrasesPart => ({
  fr: () => fetchFile(fr).then(words),
  en: () => fetchFile(en).then(words),
  de: () => fetchFile(de).then(words),
})
