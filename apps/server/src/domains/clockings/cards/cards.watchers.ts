import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { audience } from '../../../kit/audience.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { devicesHolding } from '../offline/roster.store.ts'

type Telling = Pick<RequestContext, 'db' | 'now' | 'company' | 'emit'>

/**
 * Tells that agents' cards have changed: whoever shows the agent asks anew, and so does each device that recognises the
 * agent without network by what it was given.
 */
export async function tellCards({ db, now, company, emit }: Telling, agentIds: readonly number[]): Promise<void> {
  const devices = await db.read(devicesHolding(db, agentIds, now))
  for (const agentId of agentIds) {
    const holding = devices.filter((one) => one.agentId === agentId).map(({ deviceId }) => audience.device(company.id, deviceId))
    emit(agentChanged, { agentId }, [...audience.ofAgent(company.id, agentId, null), ...holding])
  }
}
