import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { audience } from '../../../kit/audience.ts'
import { tellHolding, type Telling } from '../offline/roster.watchers.ts'

/**
 * Tells that agents' cards have changed: whoever shows the agent asks anew, and so does each device that recognises the
 * agent without network by what it was given.
 */
export async function tellCards(telling: Telling, agentIds: readonly number[]): Promise<void> {
  const { company, emit } = telling
  for (const agentId of agentIds) emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, null))
  await tellHolding(telling, agentIds)
}
