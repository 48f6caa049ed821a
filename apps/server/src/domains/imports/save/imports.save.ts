import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { saveAgents } from './imports.save.agents.ts'
import { saveContracts } from './imports.save.contracts.ts'
import { saveShifts } from './imports.save.shifts.ts'
import { saveSites } from './imports.save.sites.ts'
import type { Plans, ImportSnapshot } from '../decide/imports.snapshot.rules.ts'
import type { Wrote } from './imports.sets.ts'

/** Writes what was decided on a snapshot, all or nothing. Throws VersionConflict when the snapshot is no longer true. */
export async function saveImport(db: Db, plans: Plans, snapshot: ImportSnapshot, now: Instant, wrote: Wrote): Promise<void> {
  await db.transaction(async (within) => {
    await saveSites(within, plans.sites, now, wrote)
    await saveAgents(within, plans.agents, now, wrote)
    await saveContracts(within, plans.contracts, wrote)
    await saveShifts(within, plans.shifts, (number) => snapshot.shifts.get(number)?.version ?? 0, now, wrote)
  })
}
