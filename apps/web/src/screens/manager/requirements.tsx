import { RequirementsBoard } from '../../features/planning/requirements/RequirementsBoard.tsx'
import type { PhrasesPart } from '../../i18n/phrasesPart.ts'
import { fetchFile } from '../../kit/fetchFile.ts'

/** Prestations: what each kind of service asks of whoever serves. */
export default function Requirements() {
  return <RequirementsBoard />
}

export const phrases: PhrasesPart = {
  fr: () => fetchFile(() => import('@vigie/phrases/fr/planning/requirements.ts')),
  en: () => fetchFile(() => import('@vigie/phrases/en/planning/requirements.ts')),
  de: () => fetchFile(() => import('@vigie/phrases/de/planning/requirements.ts')),
}
