import { matcher } from '../../../kit/matching.ts'
import type { PublicationFilter } from '../../../routing/addresses/schedules.ts'
import type { AgentOfMonth } from './usePublications.ts'

/** Those in a state whose name or number begins with what is typed. */
export function narrowed(agents: readonly AgentOfMonth[], filter: PublicationFilter, search: string): readonly AgentOfMonth[] {
  const fits = matcher(search)
  return agents.filter(
    ({ state, agentName, employeeNumber }) => (filter === 'all' || state === filter) && fits(`${agentName} ${employeeNumber}`),
  )
}
