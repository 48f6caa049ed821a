import { Roots } from '../../features/roots/Roots.tsx'
import { partOf } from '../../i18n/partOf.ts'

/** Preuve: what is proven of the company's clockings, by what, and for whom. */
export default function ProofScreen() {
  return <Roots />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/roots.ts'),
  en: () => import('@vigie/phrases/en/roots.ts'),
  de: () => import('@vigie/phrases/de/roots.ts'),
})
