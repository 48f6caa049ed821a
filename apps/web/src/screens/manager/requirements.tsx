import { RequirementsBoard } from '../../features/planning/requirements/RequirementsBoard.tsx'
import { partOf } from '../../i18n/partOf.ts'

/** Prestations: what each kind of service asks of whoever serves. */
export default function Requirements() {
  return <RequirementsBoard />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/planning/requirements.ts'),
  en: () => import('@vigie/phrases/en/planning/requirements.ts'),
  de: () => import('@vigie/phrases/de/planning/requirements.ts'),
})
