import { Roots } from '../../features/roots/Roots.tsx'
import type { PhrasesPart } from '../../i18n/phrasesPart.ts'
import { fetchFile } from '../../kit/fetchFile.ts'

/** Preuve: what is proven of the company's clockings, by what, and for whom. */
export default function ProofScreen() {
  return <Roots />
}

export const phrases: PhrasesPart = {
  fr: () => fetchFile(() => import('@vigie/phrases/fr/roots.ts')),
  en: () => fetchFile(() => import('@vigie/phrases/en/roots.ts')),
  de: () => fetchFile(() => import('@vigie/phrases/de/roots.ts')),
}
