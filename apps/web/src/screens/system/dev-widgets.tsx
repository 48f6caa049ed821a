import { Widgets } from '../../features/widgets/Widgets.tsx'
import type { PhrasesPart } from '../../i18n/phrasesPart.ts'
import { fetchFile } from '../../kit/fetchFile.ts'

/** Composants: the shared widgets of the product, in the demo alone. */
export default function DevWidgets() {
  return <Widgets />
}

export const phrases: PhrasesPart = {
  fr: () => fetchFile(() => import('@vigie/phrases/fr/demo.ts')),
  en: () => fetchFile(() => import('@vigie/phrases/en/demo.ts')),
  de: () => fetchFile(() => import('@vigie/phrases/de/demo.ts')),
}
