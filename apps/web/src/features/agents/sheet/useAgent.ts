import { agentChanged, countAgents, listAgents, readAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { listContracts, type Contract } from '@vigie/contract/agents/contracts.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'

export interface AgentSheetData {
  readonly agent: AgentDetails | undefined
  readonly contracts: readonly Contract[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly retry: () => void
}
const none: readonly never[] = []
const changes = [agentChanged]

/** One agent with its contracts, live; null asks for the reader's own. A client is told of no contract, and asks for none. */
export function useAgent(agentId: number | null, month: Month, seesContracts: boolean): AgentSheetData {
  // The list that one comes back to has changed too.
  useLive(changes, () => void invalidate(listAgents, countAgents, readAgent, listContracts))
  const id = agentId === null ? {} : { id: agentId }
  const details = useAsk(readAgent, { ...id, month }, { keepsFormer: true })
  const contracts = useAsk(listContracts, agentId === null ? {} : { agentId }, { isEnabled: seesContracts })
  // What is kept while another month comes is the same agent's; another agent is asked for from nothing.
  const agent = details.data?.agent
  const isOther = agentId !== null && agent !== undefined && agent.id !== agentId
  return {
    agent: isOther ? undefined : agent,
    contracts: contracts.data?.contracts ?? none,
    isLoading: details.isPending || isOther,
    error: details.data && !isOther ? null : details.error,
    retry: () => void details.refetch(),
  }
}
