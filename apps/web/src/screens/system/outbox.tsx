import { Outbox } from '../../features/outbox/Outbox.tsx'
import { partOf } from '../../i18n/partOf.ts'

/** Messages envoyés: what the demo would have sent by mail, SMS and push. */
export default function OutboxScreen() {
  return <Outbox />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/outbox.ts'),
  en: () => import('@vigie/phrases/en/outbox.ts'),
  de: () => import('@vigie/phrases/de/outbox.ts'),
})
