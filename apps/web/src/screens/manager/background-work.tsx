import { Jobs } from '../../features/jobs/Jobs.tsx'
import type { PhrasesPart } from '../../i18n/phrasesPart.ts'
import { fetchFile } from '../../kit/fetchFile.ts'

/** Travaux de fond: what waits, what is under way, what failed and why, and «Relancer». */
export default function BackgroundWorkScreen() {
  return <Jobs />
}

export const phrases: PhrasesPart = {
  fr: () => fetchFile(() => import('@vigie/phrases/fr/jobs.ts')),
  en: () => fetchFile(() => import('@vigie/phrases/en/jobs.ts')),
  de: () => fetchFile(() => import('@vigie/phrases/de/jobs.ts')),
}
