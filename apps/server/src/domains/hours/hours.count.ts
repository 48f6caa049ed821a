import { createHash } from 'node:crypto'
import { addService, contractMinutesOf, noFigures, type CountingSettings, type HoursFigures } from '@vigie/contract/hours/hours.rules.ts'
import type { CarriedHours } from '@vigie/contract/hours/hours.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { carriedOf, changedFor, type ChangedMonth } from './changed.months.ts'
import { countedOf, countedServices, counterOf, inParts, type Keep } from './hours.counter.ts'
import { agentsById, agentsOfMonth, contractsOfMonth, controlOfMonth, type AgentOfMonth, type Control } from './hours.store.ts'

export interface AgentCount extends AgentOfMonth {
  readonly contractMinutes: number | null
  readonly figures: HoursFigures
  readonly carried: CarriedHours | null
}
export interface MonthCount {
  readonly agents: readonly AgentCount[]
  readonly control: Control
  readonly unassignedCount: number
  readonly digest: string
}

const none: ReadonlyMap<number, string> = new Map()

/** What each agent's month comes to. Where the month is the first that is open, what changed in closed ones counts in it. */
export async function countMonth(
  db: Db,
  { month, now, settings }: { readonly month: Month; readonly now: Instant; readonly settings: CountingSettings },
  { keep, changed }: { readonly keep?: Keep; readonly changed?: readonly ChangedMonth[] } = {},
): Promise<MonthCount> {
  const carried = carriedOf(changed ?? (await changedFor(db, { month, now, settings })))
  const [agents, contracts, [control]] = await db.batch(agentsOfMonth(db, month), contractsOfMonth(db, month), controlOfMonth(db, month))
  const count = await counterOf(db, month, now, settings)
  const sums = new Map(agents.map(({ agentId }) => [agentId, noFigures()]))
  for (const part of inParts(agents)) {
    const ids = part.map(({ agentId }) => agentId)
    const counted = keep ? await countedServices(db, ids, month, count) : { counted: await countedOf(db, ids, month, count), marks: none }
    // Whoever was given a service since the agents were read is there the next time.
    for (const [{ agentId }, hours] of counted.counted) addService(sums.get(agentId)!, hours)
    keep?.(counted.counted, counted.marks)
  }
  const missing = [...carried.keys()].filter((agentId) => !sums.has(agentId))
  const others = missing.length ? await db.read(agentsById(db, missing)) : []
  const ofAgent = Map.groupBy(contracts, ({ agentId }) => agentId)
  const { unassignedCount, ...sum } = control!
  const counts = [...agents, ...others].map((agent) => ({
    ...agent,
    contractMinutes: contractMinutesOf(ofAgent.get(agent.agentId) ?? [], month),
    figures: sums.get(agent.agentId) ?? noFigures(),
    carried: carried.get(agent.agentId) ?? null,
  }))
  return { agents: counts, control: sum, unassignedCount, digest: digestOf(counts) }
}

/** Stands for all that is shown of a month: whoever closes it names what was looked at. */
const digestOf = (agents: readonly AgentCount[]): string => {
  const hash = createHash('sha256')
  for (const { agentId, contractMinutes, figures, carried } of agents)
    hash.update(JSON.stringify([agentId, contractMinutes, figures, carried]))
  return hash.digest('base64url')
}
