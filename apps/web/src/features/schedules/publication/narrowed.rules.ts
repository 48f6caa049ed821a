import { matcher } from '@vigie/contract/kit/matching.ts'
import { sortedBy } from '../../../ui/lists/sorting.ts'
import type { PublicationFilter, PublicationSort } from '../../../routing/addresses/schedules.ts'
import type { AgentOfMonth } from './usePublications.ts'

/** Those in a state whose name or number begins with what is typed. */
export function narrowed(agents: readonly AgentOfMonth[], filter: PublicationFilter, search: string): readonly AgentOfMonth[] {
  const fits = matcher(search)
  return agents.filter(
    ({ state, agentName, employeeNumber }) => (filter === 'all' || state === filter) && fits(`${agentName} ${employeeNumber}`),
  )
}

/** How far a planning has come, from not at all to the end. */
const steps: readonly AgentOfMonth['state'][] = ['unpublished', 'published', 'changed', 'validated']

/** In the order that is asked for. */
export const inOrder = (agents: readonly AgentOfMonth[], sort: PublicationSort): readonly AgentOfMonth[] =>
  sortedBy(agents, sort, {
    agent: ({ agentName }) => agentName,
    number: ({ employeeNumber }) => employeeNumber,
    shifts: ({ shiftCount }) => shiftCount,
    state: ({ state }) => steps.indexOf(state),
  })
