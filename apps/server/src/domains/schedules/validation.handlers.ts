import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { latestOf, stateOfMonth, type MonthStamps } from '@vigie/contract/schedules/schedules.rules.ts'
import { validateSchedule } from '@vigie/contract/schedules/schedules.ts'
import { handle } from '../../kit/handle.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { saveValidation } from './publication.store.ts'
import { revisionOf, stampOf } from './schedules.rules.ts'
import { neverPublished, partnerOfAgent, plannedShifts, stampsOfAgent } from './schedules.store.ts'
import { emitSchedules } from './schedules.watchers.ts'

export const handlers = [
  handle(validateSchedule, async ({ input, db, now, session, company, emit }) => {
    const { month, revision } = input
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const [[stamps], planned, [agent]] = await db.batch(
      stampsOfAgent(db, agentId, month),
      plannedShifts(db, agentId, month),
      partnerOfAgent(db, agentId),
    )
    const seen = { ...(stamps ?? neverPublished), plannedAt: latestOf(planned) }
    refuseValidation(seen, planned.length, revision)
    // Asked twice, it answers as the first time.
    if (stateOfMonth(seen) === 'validated') return { validatedAt: seen.validatedAt! }
    const { validatedAt } = savedRow(await db.save(saveValidation(db, { agentId, month, validatedAt: stampOf(now, seen), seen })))
    emitSchedules(emit, company.id, [{ agentId, month, partnerId: agent?.partnerId ?? null }])
    return { validatedAt }
  }),
]

/** An agent validates what is published, what there is, and what it has before its eyes. */
function refuseValidation(seen: MonthStamps, shiftCount: number, revision: string | undefined): void {
  if (seen.publishedAt === null) throw new Refusal('SCHEDULE_UNPUBLISHED')
  if (shiftCount === 0) throw new Refusal('SCHEDULE_EMPTY')
  if (revision !== undefined && revision !== revisionOf(seen)) throw new Refusal('SCHEDULE_MOVED_ON')
}
