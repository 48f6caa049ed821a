import type { Phrases } from '../fr/all.ts'
import { pagesIn } from '../pages.testing.ts'
import type { Translated } from '../translated.ts'
import { clockings } from './clockings/wall.ts'
import { widgets } from './demo.ts'
import { imports } from './imports/imports.ts'
import { prints } from './prints.ts'
import { mutedSites } from './mutedSites.ts'
import { receipts } from './receipts.ts'
import { screens } from './screens.ts'

export const de: Translated<Phrases> = {
  ...screens,
  ...(await pagesIn('de')),
  clockings: { ...screens.clockings, ...clockings },
  imports,
  prints,
  mutedSites,
  receipts,
  widgets: { ...screens.widgets, ...widgets },
}
