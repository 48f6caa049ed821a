import { Entrance } from '../features/auth/Entrance.tsx'
import { VerifierPage } from '../features/receipts/verifier/VerifierPage.tsx'
import type { PhrasesPart } from '../i18n/phrasesPart.ts'
import { fetchFile } from '../kit/fetchFile.ts'

/** Vérifier un reçu: open to anybody, also where no company is known. */
export default function Verifier() {
  return (
    <Entrance isWide>
      <VerifierPage />
    </Entrance>
  )
}

export const phrases: PhrasesPart = {
  fr: () => fetchFile(() => import('@vigie/phrases/fr/receipts.ts')),
  en: () => fetchFile(() => import('@vigie/phrases/en/receipts.ts')),
  de: () => fetchFile(() => import('@vigie/phrases/de/receipts.ts')),
}
