import type { Phrases } from '../fr/whole.ts'
import type { Translated } from '../translated.ts'
import { clockings } from './clockings/wall.ts'
import { companySettings } from './companySettings.ts'
import { widgets } from './demo.ts'
import { imports } from './imports/imports.ts'
import { jobs } from './jobs.ts'
import { outbox } from './outbox.ts'
import { requirements } from './planning/requirements.ts'
import { prints } from './prints.ts'
import { quietSites } from './quietSites.ts'
import { receipts } from './receipts.ts'
import { roots } from './roots.ts'
import { screens } from './screens.ts'

export const de: Translated<Phrases> = {
  ...screens,
  clockings: { ...screens.clockings, ...clockings },
  companySettings,
  imports,
  jobs,
  outbox,
  prints,
  quietSites,
  receipts,
  requirements,
  roots,
  widgets: { ...screens.widgets, ...widgets },
}
