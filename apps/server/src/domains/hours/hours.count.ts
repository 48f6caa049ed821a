import {
  addService,
  carriesTo,
  contractMinutesOf,
  daysOfMonth,
  noFigures,
  serviceHours,
  type ClosedRange,
  type CountingSettings,
  type HoursFigures,
  type ServiceHours,
} from '@vigie/contract/hours/hours.rules.ts'
import type { CarriedHours } from '@vigie/contract/hours/hours.ts'
import { addDays, addMonths, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { holidayNames } from '@vigie/contract/sites/holidays.rules.ts'
import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { holidaysOf } from '../sites/holidays.store.ts'
import { addCarried, carriedBy, settledIn, type SettledService } from './carried.rules.ts'
import { changedIn, closedRange } from './closings.store.ts'
import {
  agentsById,
  agentsOfMonth,
  contractsOfMonth,
  controlOfMonth,
  marksOfMonth,
  servicesOfMonth,
  sitesOfHours,
  type AgentOfMonth,
  type ContractOfMonth,
  type Control,
  type ServiceRow,
} from './hours.store.ts'

export interface AgentCount extends AgentOfMonth {
  readonly contractMinutes: number | null
  readonly figures: HoursFigures
  readonly carried: CarriedHours | null
}
export interface MonthCount {
  readonly agents: readonly AgentCount[]
  readonly control: Control
  readonly unassignedCount: number
}

/** Agents whose services are read and counted together: what is held at a time does not grow with the company. */
const together = 500
export const inParts = <T>(all: readonly T[], most = together): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))

export type Counter = (service: ServiceRow) => ServiceHours
/** Counts services around a month: their sites' zones and holidays are looked up once. */
export async function counterOf(db: Db, month: Month, now: Instant, settings: CountingSettings): Promise<Counter & { namesOf: NamesOf }> {
  const [sites, holidays] = await db.batch(sitesOfHours(db), holidaysOf(db, yearsAround(month)))
  const places = new Map(sites.map((site) => [site.id, site]))
  const namesOf = holidaysBySector(holidays, month)
  const count = (service: ServiceRow) => {
    const site = places.get(service.siteId)!
    return serviceHours({ ...service, timeZone: site.timeZone }, namesOf(site.sectorId), now, settings)
  }
  return Object.assign(count, { namesOf: (siteId: number) => namesOf(places.get(siteId)!.sectorId) })
}
export type NamesOf = (siteId: number) => ReadonlyMap<Day, string>

const yearsAround = (month: Month) => [...new Set([-1, 0, 1].map((by) => addMonths(month, by).slice(0, 4)))]
/** A service of a month may begin on the day before it in another zone, and ends at most two days after it. */
function holidaysBySector(holidays: readonly Holiday[], month: Month) {
  const [first, last] = daysOfMonth(month)
  const known = new Map<number | null, ReadonlyMap<Day, string>>()
  return (sectorId: number | null) => {
    let names = known.get(sectorId)
    if (!names) known.set(sectorId, (names = holidayNames(holidays, addDays(first, -2), addDays(last, 3), sectorId)))
    return names
  }
}

export type Counted = readonly [ServiceRow, ServiceHours]
/** Receives each part's services with their hours, and the mark of each agent's as they were read: a closing keeps them. */
export type Keep = (services: readonly Counted[], marks: ReadonlyMap<number, string>) => void

/**
 * The services of some agents in a month. The marks are read first: what changes between the two is found as a change later, and
 * differs by nothing.
 */
async function countedServices(db: Db, agentIds: readonly number[], month: Month, count: Counter) {
  const [marks, services] = await db.batch(marksOfMonth(db, agentIds, month), servicesOfMonth(db, agentIds, month))
  return {
    marks: new Map(marks.map(({ agentId, mark }) => [agentId, mark])),
    counted: services.map((service): Counted => [service, count(service)]),
  }
}

/** What each agent's month comes to. Where the month is the first that is open, what changed in closed ones counts in it. */
export async function countMonth(
  db: Db,
  { month, now, settings }: { readonly month: Month; readonly now: Instant; readonly settings: CountingSettings },
  keep?: Keep,
): Promise<MonthCount> {
  const [agents, contracts, [control], [range]] = await db.batch(
    agentsOfMonth(db, month),
    contractsOfMonth(db, month),
    controlOfMonth(db, month),
    closedRange(db),
  )
  const count = await counterOf(db, month, now, settings)
  const sums = new Map(agents.map(({ agentId }) => [agentId, noFigures()]))
  for (const part of inParts(agents)) {
    const { counted, marks } = await countedServices(
      db,
      part.map(({ agentId }) => agentId),
      month,
      count,
    )
    // Whoever was given a service since the agents were read is there the next time.
    for (const [{ agentId }, hours] of counted) addService(sums.get(agentId)!, hours)
    keep?.(counted, marks)
  }
  const carried = await carriedTo(db, month, closedOf(range), now, settings)
  const missing = [...carried.keys()].filter((agentId) => !sums.has(agentId))
  const others = missing.length ? await db.read(agentsById(db, missing)) : []
  const ofAgent = grouped(contracts)
  const { unassignedCount, ...sum } = control!
  return {
    agents: [...agents, ...others].map((agent) => ({
      ...agent,
      contractMinutes: contractMinutesOf(ofAgent.get(agent.agentId) ?? [], month),
      figures: sums.get(agent.agentId) ?? noFigures(),
      carried: carried.get(agent.agentId) ?? null,
    })),
    control: sum,
    unassignedCount,
  }
}

function grouped(contracts: readonly ContractOfMonth[]): ReadonlyMap<number, ContractOfMonth[]> {
  const byAgent = new Map<number, ContractOfMonth[]>()
  for (const contract of contracts) {
    const known = byAgent.get(contract.agentId)
    if (known) known.push(contract)
    else byAgent.set(contract.agentId, [contract])
  }
  return byAgent
}

/** A closed month of an agent that is no longer what was counted. */
export interface ChangedMonth {
  readonly month: Month
  readonly agentId: number
  readonly services: readonly Counted[]
  readonly settled: readonly SettledService[]
  readonly carried: CarriedHours
  readonly mark: string
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

/** The closed months that have changed since, agent by agent, with what differs. */
export async function changedMonths(
  db: Db,
  closed: NonNullable<ClosedRange>,
  now: Instant,
  settings: CountingSettings,
): Promise<ChangedMonth[]> {
  const oldest = addMonths(closed.last, -monthsBack)
  const months = monthsBetween(closed.first > oldest ? closed.first : oldest, closed.last)
  const changed = await db.batch(...months.map((month) => changedIn(db, month)))
  const found: ChangedMonth[] = []
  for (const [at, agents] of changed.entries()) {
    if (agents.length === 0) continue
    const month = months[at]!
    const count = await counterOf(db, month, now, settings)
    for (const part of inParts(agents)) {
      const { counted, marks } = await countedServices(
        db,
        part.map(({ agentId }) => agentId),
        month,
        count,
      )
      for (const { agentId, services: kept } of part) {
        const services = counted.filter(([service]) => service.agentId === agentId)
        const settled = settledIn(kept)
        found.push({ month, agentId, services, settled, carried: carriedBy(services, settled), mark: marks.get(agentId) ?? '0' })
      }
    }
  }
  return found
}

async function carriedTo(db: Db, month: Month, closed: ClosedRange, now: Instant, settings: CountingSettings) {
  const byAgent = new Map<number, CarriedHours>()
  if (!closed || carriesTo(closed) !== month) return byAgent
  for (const { agentId, carried } of await changedMonths(db, closed, now, settings)) {
    byAgent.set(agentId, addCarried(byAgent.get(agentId), carried))
  }
  for (const [agentId, carried] of byAgent) if (Object.values(carried).every((minutes) => minutes === 0)) byAgent.delete(agentId)
  return byAgent
}
