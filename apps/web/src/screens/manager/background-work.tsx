import { jobs } from '../../features/jobs/jobs.tsx'
import { partOf } from '../../i18n/partOf.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'

/** Travaux de fond: what waits, what is under way, what failed and why, and «Relancer». */
export default function BackgroundWorkScreen() {
  return <ListScreen list={jobs} />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/jobs.ts'),
  en: () => import('@vigie/phrases/en/jobs.ts'),
  de: () => import('@vigie/phrases/de/jobs.ts'),
})
