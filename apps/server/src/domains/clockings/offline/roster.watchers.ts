import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { audience } from '../../../kit/audience.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { devicesHolding } from './roster.store.ts'

export type Telling = Pick<RequestContext, 'db' | 'now' | 'company' | 'emit'>

/**
 * Tells each device that recognises one of these agents without network that codes or cards have changed, so that it asks for its roster
 * anew; never of whom, for whoever has asked for a code at it is not to learn whose address that was.
 */
export async function tellHolding({ db, now, company, emit }: Telling, agentIds: readonly number[]): Promise<void> {
  const devices = await db.read(devicesHolding(db, agentIds, now))
  emit(
    agentChanged,
    { agentId: null },
    devices.map(({ deviceId }) => audience.device(company.id, deviceId)),
  )
}
