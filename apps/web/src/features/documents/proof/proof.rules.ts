import type { DocumentReader } from '@vigie/contract/documents/documents.filing.ts'

type Standing = Pick<DocumentReader, 'viewedAt' | 'validatedAt'>

/** How many readers a proof names, and how many of them have viewed and validated. */
export const countsOf = (readers: readonly Standing[]) => ({
  readers: readers.length,
  viewed: readers.filter(({ viewedAt }) => viewedAt !== null).length,
  validated: readers.filter(({ validatedAt }) => validatedAt !== null).length,
})

/** The sentences that were ticked, each once: in several languages they are several. */
export const tickedTexts = (readers: readonly Pick<DocumentReader, 'validationText'>[]): readonly string[] => [
  ...new Set(readers.flatMap(({ validationText }) => validationText ?? [])),
]
