import { noFigures, addFigures, unsettledCountOf, type CountingSettings } from '@vigie/contract/hours/hours.rules.ts'
import type { HoursClosing } from '@vigie/contract/hours/hours.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { settledService } from './carried.rules.ts'
import { closedRange, insertClosedAgents, insertClosing, saveSettled, type SettledMonth } from './closings.store.ts'
import { changedMonths, closedOf, countMonth, inParts } from './hours.count.ts'

/** What whoever closes says, and what was looked at. */
export interface Closing {
  readonly userId: number
  readonly name: string
  readonly reason: string
  readonly doneMinutes: number
  readonly unsettledCount: number
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
  const { month, now, settings } = asked
  const settled: SettledMonth[] = []
  const count = await countMonth(db, asked, (services, marks) => {
    const byAgent = Map.groupBy(services, ([{ agentId }]) => agentId)
    for (const [agentId, own] of byAgent) settled.push({ month, agentId, services: own.map(settledService), mark: marks.get(agentId)! })
  })
  const sum = noFigures()
  for (const { figures } of count.agents) addFigures(sum, figures)
  const unsettledCount = unsettledCountOf(sum)
  requires(sum.doneMinutes === closing.doneMinutes && unsettledCount === closing.unsettledCount, 'HOURS_CHANGED')
  requires(unsettledCount === 0 || closing.reason !== '', 'HOURS_REASON_REQUIRED', { count: unsettledCount })
  const closed = closedOf(await db.one(closedRange(db)))
  const changed = closed ? await changedMonths(db, closed, now, settings) : []
  const anew = changed.map(({ services, ...one }): SettledMonth => ({ ...one, services: services.map(settledService) }))
  const { control, unassignedCount } = count
  const { userId, name, reason } = closing
  return db.transaction(async (inside) => {
    const [saved] = await inside.save(insertClosing(inside, { month, now, userId, name, reason, unsettledCount, unassignedCount, control }))
    requires(saved, 'HOURS_CLOSED')
    for (const part of inParts(count.agents)) await inside.save(insertClosedAgents(inside, month, part))
    for (const part of inParts([...settled, ...anew])) await inside.save(saveSettled(inside, part))
    return saved
  })
}
