import { gapOf, isWithin, unsettledCountOf, type HoursFilter } from '@vigie/contract/hours/hours.rules.ts'
import type { HoursSortKey } from '@vigie/contract/hours/hours.sorts.ts'
import { matcher } from '@vigie/contract/kit/matching.ts'
import type { Order } from '../../kit/order.rules.ts'
import type { AgentCount } from './hours.count.ts'

/** Those whom the filter and the words leave; every word begins one of a name or the number. */
export function narrowed(agents: readonly AgentCount[], filter: HoursFilter, search: string): AgentCount[] {
  const matches = matcher(search)
  return agents.filter(
    ({ figures, contractMinutes, agentName, employeeNumber }) =>
      isWithin(filter, figures, contractMinutes) && matches(`${agentName} ${employeeNumber}`),
  )
}

/** What an agent is put in order by; who has none comes last, whichever way. */
const keys: Record<Exclude<HoursSortKey, 'agent'>, (agent: AgentCount) => number | null> = {
  contract: ({ contractMinutes }) => contractMinutes,
  planned: ({ figures }) => figures.plannedMinutes,
  done: ({ figures }) => figures.doneMinutes,
  night: ({ figures }) => figures.doneNightMinutes,
  sunday: ({ figures }) => figures.doneSundayMinutes,
  holiday: ({ figures }) => figures.doneHolidayMinutes,
  break: ({ figures }) => figures.breakMinutes,
  gap: ({ figures, contractMinutes }) => gapOf(figures, contractMinutes),
  state: ({ figures }) => unsettledCountOf(figures),
}

export function sorted(agents: readonly AgentCount[], { key, isDown }: Order<HoursSortKey>): AgentCount[] {
  const way = isDown ? -1 : 1
  const byName = (one: AgentCount, other: AgentCount) =>
    one.sortName < other.sortName ? -1 : one.sortName > other.sortName ? 1 : one.agentId - other.agentId
  if (key === 'agent') return agents.toSorted((one, other) => way * byName(one, other))
  const of = keys[key]
  return agents.toSorted((one, other) => {
    const [mine, its] = [of(one), of(other)]
    if (mine === its) return byName(one, other)
    if (mine === null || its === null) return mine === null ? 1 : -1
    return way * (mine - its)
  })
}
