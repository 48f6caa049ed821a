import { localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { saveColumns } from '../imports.known.store.ts'
import type { ColumnChoice } from '../read/imports.known.rules.ts'
import { saveCountsFrom } from '../../companies/companies.store.ts'
import { askForLaterReaders } from '../../documents/readers/readers.tasks.ts'
import { announceImported } from '../../instructions/instructions.tasks.ts'
import { notifyReplanned, type TakenShift } from '../../schedules/publication.notices.store.ts'
import { askForFilled } from '../../planning/filling.ts'
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
  readonly columns: readonly ColumnChoice[]
  /** By the digest of each code that the files name, what is kept of it for devices. */
  readonly checks: ReadonlyMap<string, number>
  /** Done last, in the same transaction. */
  readonly onWritten: ((within: Db) => Promise<void>) | undefined
}

/** Services that this import takes from their agent, or moves to another month. */
const takenBy = ({ changes }: Plans['shifts'], { shifts }: ImportSnapshot): TakenShift[] =>
  changes.flatMap(({ row }) => {
    const before = shifts.get(row.number)
    const isTaken = before && before.employeeNumber !== '' && (before.employeeNumber !== row.employeeNumber || before.month !== row.month)
    return isTaken ? [before] : []
  })

/** The codes of sites whose instructions change; a new site has no agents to notify. */
const instructedBy = ({ changes }: Plans['sites']): string[] =>
  changes.flatMap(({ key, fields }) => (fields.includes('instructions') ? [key] : []))

/** Writes what was decided on a snapshot, all or nothing. Throws VersionConflict when the snapshot is no longer true. */
export async function saveImport(
  db: Db,
  plans: Plans,
  snapshot: ImportSnapshot,
  { now, countsFrom, columns, checks, onWritten }: Told,
  wrote: Wrote,
): Promise<void> {
  await db.transaction(async (within) => {
    await saveSites(within, plans.sites, now, wrote)
    await saveAgents(within, plans.agents, now, wrote, checks)
    await saveContracts(within, plans.contracts, wrote)
    await saveShifts(within, plans.shifts, (number) => snapshot.shifts.get(number)?.version ?? 0, now, wrote)
    // Who has come, or is planned somewhere new, is given what all who are there read.
    await within.save(askForLaterReaders(within, null))
    // And whoever said yes to a mission whose services the files give to others hears that it is gone.
    await within.save(askForFilled(within, null))
    // Agents whose published months the files have changed are told.
    await within.save(notifyReplanned(within, monthOf(localOf(now, snapshot.timeZone)), now, takenBy(plans.shifts, snapshot)))
    await announceImported(within, instructedBy(plans.sites), now)
    if (columns.length > 0) await within.save(saveColumns(within, columns))
    if (countsFrom !== undefined) await within.save(saveCountsFrom(within, countsFrom))
    await onWritten?.(within)
  })
}
