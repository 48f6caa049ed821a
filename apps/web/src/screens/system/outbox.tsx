import { Outbox } from '../../features/outbox/Outbox.tsx'
import type { PhrasesPart } from '../../i18n/phrasesPart.ts'
import { fetchFile } from '../../kit/fetchFile.ts'

/** Messages envoyés: what the demo would have sent by mail, SMS and push. */
export default function OutboxScreen() {
  return <Outbox />
}

export const phrases: PhrasesPart = {
  fr: () => fetchFile(() => import('@vigie/phrases/fr/outbox.ts')),
  en: () => fetchFile(() => import('@vigie/phrases/en/outbox.ts')),
  de: () => fetchFile(() => import('@vigie/phrases/de/outbox.ts')),
}
