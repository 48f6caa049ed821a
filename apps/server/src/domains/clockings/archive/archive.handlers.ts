import { archiveAgent, removeAgent, restoreAgent } from '@vigie/contract/agents/agents.archive.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { audience } from '../../../kit/audience.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { isReferred } from '../../../platform/postgres/db.ts'
import { withLockTimeout } from '../../../platform/postgres/lock-timeout.ts'
import { agentHeld, agentThere } from '../../agents/agents.there.store.ts'
import { tellHolding } from '../offline/roster.watchers.ts'
import { clearFile, deleteAgent, putAway, servicesToCome, takeBack } from './archive.store.ts'

// Who plans holds the agent as well (planning/plan.store.ts): of a service and an archiving at once the later one sees the other.
export const handlers = [
  handle(archiveAgent, async (context) => {
    const { input, db: outer, company, now } = context
    const partnerId = await partnerOf(context)
    await withLockTimeout(outer, async (db) => {
      await db.read(agentHeld(db, input.agentId))
      const [planned] = await db.read(servicesToCome(db, input.agentId, now))
      if (planned) throw refused('agent.planned', planned)
      await db.save(putAway(db, input.agentId, dayOf(localOf(now, company.timeZone))))
    })
    await tell(context, partnerId)
    return { success: true }
  }),
  handle(restoreAgent, async (context) => {
    const { input, db } = context
    const partnerId = await partnerOf(context)
    await db.save(takeBack(db, input.agentId))
    await tell(context, partnerId)
    return { success: true }
  }),
  handle(removeAgent, async (context) => {
    const { input, db: outer } = context
    const partnerId = await partnerOf(context)
    try {
      await withLockTimeout(outer, async (db) => {
        await db.read(agentHeld(db, input.agentId))
        await db.batch(...clearFile(db, input.agentId))
        requires((await db.save(deleteAgent(db, input.agentId)))[0], 'NOT_FOUND')
      })
    } catch (error) {
      if (isReferred(error)) throw refused('agent.referred')
      throw error
    }
    await tell(context, partnerId)
    return { success: true }
  }),
]

type Context = Pick<RequestContext, 'db' | 'company' | 'emit' | 'now' | 'installation'> & { readonly input: { readonly agentId: number } }

const refused = (problem: string, values: Record<string, string | number> = {}) =>
  new Refusal('INVALID', {}, [{ field: 'resourceId', problem, values }])

/** The agent must be there. */
async function partnerOf({ db, input }: Context): Promise<number | null> {
  const agent = await db.one(agentThere(db, input.agentId))
  requires(agent, 'NOT_FOUND')
  return agent.partnerId
}

async function tell(context: Context, partnerId: number | null): Promise<void> {
  const { input, company, emit } = context
  emit(agentChanged, { agentId: input.agentId }, audience.ofAgent(company.id, input.agentId, partnerId))
  await tellHolding(context, [input.agentId])
}
