import { addCarried } from '@vigie/contract/hours/hours.sums.rules.ts'
import { carriesTo, type ClosedRange, type CountingSettings } from '@vigie/contract/hours/hours.rules.ts'
import type { CarriedHours } from '@vigie/contract/hours/hours.ts'
import { addMonths, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { carriedBy, settledIn, type SettledService } from './carried.rules.ts'
import { changedIn, closedRange } from './closings.store.ts'
import { countedServices, counterOf, inParts, type Counted, type NamesOf } from './hours.counter.ts'

/** A closed month of an agent that is no longer what was counted. */
export interface ChangedMonth {
  readonly month: Month
  readonly agentId: number
  readonly services: readonly Counted[]
  readonly settled: readonly SettledService[]
  readonly carried: CarriedHours
  readonly mark: string
  readonly namesOf: NamesOf
}
/** How far back changes are looked for: what is older than three years can be claimed no more (Code du travail, art. L3245-1). */
const monthsBack = 36
const monthsBetween = (first: Month, last: Month): Month[] => {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Which months are closed, of what the store answers. */
export const closedOf = (range: { readonly first: Month | null; readonly last: Month | null } | undefined): ClosedRange =>
  range?.first && range.last ? { first: range.first, last: range.last } : null

interface Asked {
  readonly month: Month
  readonly now: Instant
  readonly settings: CountingSettings
}
/** The closed months whose changes count in this one, agent by agent, with what differs; none but in the first that is open. Of one agent, or of all. */
export async function changedFor(db: Db, { month, now, settings }: Asked, agentId: number | null = null): Promise<ChangedMonth[]> {
  const closed = closedOf(await db.one(closedRange(db)))
  if (!closed || carriesTo(closed) !== month) return []
  const oldest = addMonths(closed.last, -monthsBack)
  const months = monthsBetween(closed.first > oldest ? closed.first : oldest, closed.last)
  const changed = await db.batch(...months.map((one) => changedIn(db, one, agentId)))
  const found: ChangedMonth[] = []
  for (const [at, agents] of changed.entries()) {
    if (agents.length === 0) continue
    const of = months[at]!
    const count = await counterOf(db, of, now, settings)
    for (const part of inParts(agents)) {
      const ids = part.map((agent) => agent.agentId)
      const { counted, marks } = await countedServices(db, ids, of, count)
      const own = Map.groupBy(counted, ([service]) => service.agentId)
      for (const agent of part) {
        const services = own.get(agent.agentId) ?? []
        const settled = settledIn(agent.services)
        const carried = carriedBy(services, settled)
        const mark = marks.get(agent.agentId) ?? '0'
        found.push({ month: of, agentId: agent.agentId, services, settled, carried, mark, namesOf: count.namesOf })
      }
    }
  }
  return found
}

/** What each agent's changes come to; who has none is not there. */
export function carriedOf(changed: readonly ChangedMonth[]): Map<number, CarriedHours> {
  const byAgent = new Map<number, CarriedHours>()
  for (const { agentId, carried } of changed) byAgent.set(agentId, addCarried(byAgent.get(agentId), carried))
  for (const [agentId, carried] of byAgent) if (Object.values(carried).every((minutes) => minutes === 0)) byAgent.delete(agentId)
  return byAgent
}
