import { Entrance } from '../features/auth/Entrance.tsx'
import { VerifierPage } from '../features/receipts/verifier/VerifierPage.tsx'
import { partOf } from '../i18n/partOf.ts'

/** Vérifier un reçu: open to anybody, also where no company is known. */
export default function Verifier() {
  return (
    <Entrance isWide>
      <VerifierPage />
    </Entrance>
  )
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/receipts.ts'),
  en: () => import('@vigie/phrases/en/receipts.ts'),
  de: () => import('@vigie/phrases/de/receipts.ts'),
})
