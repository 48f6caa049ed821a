import { Widgets } from '../../features/widgets/Widgets.tsx'
import { partOf } from '../../i18n/partOf.ts'

/** Composants: the shared widgets of the product, in the demo alone. */
export default function DevWidgets() {
  return <Widgets />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/demo.ts'),
  en: () => import('@vigie/phrases/en/demo.ts'),
  de: () => import('@vigie/phrases/de/demo.ts'),
})
