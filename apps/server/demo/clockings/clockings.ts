import type { Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { pendingChecks } from '../../src/domains/clockings/checks/checks.pending.rules.ts'
import { checkedShifts, countMissed, knownChecks, noteChecks } from '../../src/domains/clockings/checks/checks.store.ts'
import { decide } from './clockings.decide.ts'
import { openShifts, readOffice } from './clockings.open.ts'
import { saveClockings } from './clockings.save.ts'
import { noteJournals } from './journal.ts'

/**
 * Clocks what has passed by now, as the seed says: through the journal, in its chains, and what devices and phones kept. Answers the
 * services that it has changed.
 */
export async function clockThePast(db: Db, now: Instant, settings: CompanySettings): Promise<readonly number[]> {
  const open = await openShifts(db, now, settings.pre_clocking_resource_notification_minutes)
  const office = { companyId: db.companyId, now, settings, ...(await readOffice(db)) }
  const decided = open.map((shift) => decide(shift, office)).filter((shift) => shift !== undefined)
  if (decided.length > 0) await saveClockings(db, decided)
  await noteJournals(db, now)
  return decided.map(({ shiftId }) => shiftId)
}

/** The calls that nobody answered while no server ran, as its job would have noted them; nobody is told of what is past. */
export async function noteMissedCalls(db: Db, now: Instant, settings: CompanySettings): Promise<void> {
  const [shifts, known] = await db.batch(checkedShifts(db, now), knownChecks(db, now))
  const missed = pendingChecks(shifts, known, now, settings).filter(({ isMissed }) => isMissed)
  const noted = missed.map(({ shift, dueAt, answerBy, isMissed }) => ({ shiftId: shift.id, dueAt, answerBy, isMissed }))
  await db.batch(noteChecks(db, noted, now), countMissed(db, now))
}
