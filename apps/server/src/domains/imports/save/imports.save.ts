import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { saveCountsFrom } from '../../companies/companies.store.ts'
import { saveAgents } from './imports.save.agents.ts'
import { saveContracts } from './imports.save.contracts.ts'
import { saveShifts } from './imports.save.shifts.ts'
import { saveSites } from './imports.save.sites.ts'
import type { Plans, ImportSnapshot } from '../decide/imports.snapshot.rules.ts'
import type { Wrote } from './imports.sets.ts'

/** What is told beside the files. */
interface Told {
  readonly now: Instant
  /** From when on the product counts; undefined: as before. */
  readonly countsFrom: Instant | undefined
}

/** Writes what was decided on a snapshot, all or nothing. Throws VersionConflict when the snapshot is no longer true. */
export async function saveImport(db: Db, plans: Plans, snapshot: ImportSnapshot, { now, countsFrom }: Told, wrote: Wrote): Promise<void> {
  await db.transaction(async (within) => {
    await saveSites(within, plans.sites, now, wrote)
    await saveAgents(within, plans.agents, now, wrote)
    await saveContracts(within, plans.contracts, wrote)
    await saveShifts(within, plans.shifts, (number) => snapshot.shifts.get(number)?.version ?? 0, now, wrote)
    if (countsFrom !== undefined) await within.save(saveCountsFrom(within, countsFrom))
  })
}
