import { clockings } from './clockings/wall.ts'
import { settings } from './pages/settings.ts'
import { widgets } from './demo.ts'
import { imports } from './imports/imports.ts'
import { jobs } from './pages/jobs.ts'
import { outbox } from './pages/outbox.ts'
import { registers } from './pages/registers.ts'
import { requirements } from './pages/requirements.ts'
import { prints } from './prints.ts'
import { mutedSites } from './mutedSites.ts'
import { receipts } from './receipts.ts'
import { roots } from './pages/roots.ts'
import { absences } from './pages/absences.ts'
import { alerts } from './pages/alerts.ts'
import { changes } from './pages/changes.ts'
import { agentFile } from './pages/agentFile.ts'
import { clients } from './pages/clients.ts'
import { instructions } from './pages/instructions.ts'
import { firstSteps } from './pages/firstSteps.ts'
import { newShifts } from './pages/newShifts.ts'
import { partners } from './pages/partners.ts'
import { users } from './pages/users.ts'
import { screens } from './screens.ts'

/** What single pages say: one file each, found by its name, that comes with the page (`words` in its address). */
const pages = {
  settings,
  jobs,
  outbox,
  registers,
  requirements,
  roots,
  absences,
  alerts,
  changes,
  agentFile,
  clients,
  instructions,
  firstSteps,
  newShifts,
  partners,
  users,
} as const
export type Pages = typeof pages
export type PageName = keyof Pages

/** Everything that the pages say: what they say together, and what comes with one screen alone. */
export const fr = {
  ...screens,
  ...pages,
  clockings: { ...screens.clockings, ...clockings },
  imports,
  prints,
  mutedSites,
  receipts,
  widgets: { ...screens.widgets, ...widgets },
} as const
export type Phrases = typeof fr
