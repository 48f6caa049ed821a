import { outbox } from '../../features/outbox/outbox.tsx'
import { partOf } from '../../i18n/partOf.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'

/** Messages envoyés: the demo's mails, SMS and pushes, sent or kept. */
export default function OutboxScreen() {
  return <ListScreen list={outbox} />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/outbox.ts'),
  en: () => import('@vigie/phrases/en/outbox.ts'),
  de: () => import('@vigie/phrases/de/outbox.ts'),
})
