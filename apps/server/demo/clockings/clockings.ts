import type { Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { decide } from './clockings.decide.ts'
import { openShifts, readOffice } from './clockings.open.ts'
import { saveClockings } from './clockings.save.ts'
import { noteJournals } from './journal.ts'

/** Clocks what has passed by now, as the seed says: through the journal, in its chains, and what devices and phones kept. */
export async function clockThePast(db: Db, now: Instant, settings: CompanySettings): Promise<void> {
  const open = await openShifts(db, now, settings.pre_clocking_resource_notification_minutes)
  const office = { companyId: db.companyId, now, settings, ...(await readOffice(db)) }
  const decided = open.map((shift) => decide(shift, office)).filter((shift) => shift !== undefined)
  if (decided.length > 0) await saveClockings(db, decided)
  await noteJournals(db, now)
}
