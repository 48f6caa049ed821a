import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import type { RequestContext } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { agentHeld, type AgentThere } from './agents.there.store.ts'

/**
 * Changes what belongs to an agent (contracts, papers, equipment) under a lock on the agent, then emits `agentChanged`. Refuses NOT_FOUND,
 * and BUSY while an import holds the agent.
 */
export async function changingAgent<T>(
  { db, company, emit }: Pick<RequestContext, 'db' | 'company' | 'emit'>,
  agentId: number,
  change: (work: Db, agent: AgentThere) => Promise<T>,
): Promise<T> {
  const { agent, answer } = await withLockTimeout(db, async (work) => {
    const held = await work.one(agentHeld(work, agentId))
    requires(held, 'NOT_FOUND')
    return { agent: held, answer: await change(work, held) }
  })
  emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, agent.partnerId))
  return answer
}

/** Refuses an archived agent at `agentId` of a call's input. */
export const refuseArchived = ({ isArchived }: Pick<AgentThere, 'isArchived'>, input: object): void =>
  refuseFields(isArchived ? [{ field: 'agentId', problem: 'agent.archived' }] : [], input)
