import { addFigures, noFigures, unsettledCountOf, type CountingSettings } from '@vigie/contract/hours/hours.rules.ts'
import type { HoursClosing } from '@vigie/contract/hours/hours.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { settledAnew, settledService } from './carried.rules.ts'
import { changedFor } from './changed.months.ts'
import { insertClosedAgents, insertClosing, saveSettled, type SettledMonth } from './closings.store.ts'
import { countMonth } from './hours.count.ts'
import { inParts } from './hours.counter.ts'

/** What whoever closes says, and what was looked at. */
export interface Closing {
  readonly userId: number
  readonly name: string
  readonly reason: string
  readonly digest: string
}

/**
 * Closes a month: what each agent's comes to is kept as it is, with what changed in closed ones before it. What is recorded while
 * it is counted has been counted or differs from what is kept, and then counts in the next month.
 */
export async function closeMonth(
  db: Db,
  asked: { readonly month: Month; readonly now: Instant; readonly settings: CountingSettings },
  closing: Closing,
): Promise<HoursClosing> {
  const { month, now } = asked
  const settled: SettledMonth[] = []
  // Read once: what counts in this month and what is settled by it are the same.
  const changed = await changedFor(db, asked)
  const count = await countMonth(db, asked, {
    changed,
    keep: (services, marks) => {
      const byAgent = Map.groupBy(services, ([{ agentId }]) => agentId)
      for (const [agentId, own] of byAgent) settled.push({ month, agentId, services: own.map(settledService), mark: marks.get(agentId)! })
    },
  })
  const sum = noFigures()
  for (const { figures } of count.agents) addFigures(sum, figures)
  requires(sum.awaitedCount === 0, 'HOURS_NOT_OVER')
  const { control, unassignedCount, digest } = count
  const isSame =
    control.shiftCount === sum.shiftCount && control.plannedMinutes === sum.plannedMinutes && control.doneMinutes === sum.doneMinutes
  requires(digest === closing.digest && isSame, 'HOURS_CHANGED')
  const unsettledCount = unsettledCountOf(sum)
  requires(unsettledCount === 0 || closing.reason !== '', 'HOURS_REASON_REQUIRED', { count: unsettledCount })
  const anew = changed.map(({ month: of, agentId, mark, services, settled: before }): SettledMonth => ({
    month: of,
    agentId,
    mark,
    services: settledAnew(services, before),
  }))
  const { userId, name, reason } = closing
  return db.transaction(async (inside) => {
    const [saved] = await inside.save(insertClosing(inside, { month, now, userId, name, reason, unsettledCount, unassignedCount, control }))
    requires(saved, 'HOURS_CLOSED')
    for (const part of inParts(count.agents)) await inside.save(insertClosedAgents(inside, month, part))
    for (const part of inParts([...settled, ...anew])) await inside.save(saveSettled(inside, part))
    return saved
  })
}
