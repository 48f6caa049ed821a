import { noFigures } from '@vigie/contract/hours/hours.rules.ts'
import type { HoursClosing } from '@vigie/contract/hours/hours.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { closedAgents, closingOf } from './closings.store.ts'
import type { AgentCount } from './hours.count.ts'
import type { DatedCount } from './hours.kept.ts'

/** A closed month as it was closed; null: it is open. */
export async function closedMonth(db: Db, month: Month): Promise<(DatedCount & { closing: HoursClosing }) | null> {
  const [[closing], agents] = await db.batch(closingOf(db, month), closedAgents(db, month))
  if (!closing) return null
  const { closedAt, closedByName, reason, unsettledCount, unassignedCount, controlShiftCount, controlPlannedMinutes, controlDoneMinutes } =
    closing
  return {
    // What was written is what the contract's types say: the same functions made it, though earlier ones knew fewer figures.
    agents: (agents as AgentCount[]).map((agent) => ({ ...agent, figures: { ...noFigures(), ...agent.figures } })),
    unassignedCount,
    digest: '',
    control: { shiftCount: controlShiftCount, plannedMinutes: controlPlannedMinutes, doneMinutes: controlDoneMinutes },
    countedAt: closedAt,
    closing: { closedAt, closedByName, reason, unsettledCount },
  }
}
