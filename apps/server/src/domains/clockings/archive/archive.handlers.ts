import { archiveAgent, archiveAgents, removeAgent, restoreAgent } from '@vigie/contract/agents/agents.archive.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { audience } from '../../../kit/audience.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { severalDone } from '../../../kit/several.ts'
import { isReferred } from '../../../platform/postgres/db.ts'
import { withLockTimeout } from '../../../platform/postgres/lock-timeout.ts'
import { agentHeld, agentThere } from '../../agents/agents.there.store.ts'
import { tellHolding } from '../offline/roster.watchers.ts'
import { clearFile, deleteAgent, heldAgents, putAway, servicesToCome, takeBack } from './archive.store.ts'

export const handlers = [
  handle(archiveAgent, async (context) => {
    await turnOne(context, true)
    return { success: true }
  }),
  handle(restoreAgent, async (context) => {
    await turnOne(context, false)
    return { success: true }
  }),
  handle(archiveAgents, async (context) => {
    const { rows, kept } = await turn(context, context.input.agentIds, context.input.isArchived)
    context.emit(agentChanged, { agentId: null }, [audience.allAgents(context.company.id)])
    return severalDone(rows, kept, context.language)
  }),
  handle(removeAgent, async (context) => {
    const { input, db: outer } = context
    const partnerId = await partnerOf(context)
    try {
      await withLockTimeout(outer, async (db) => {
        requires(await db.one(agentHeld(db, input.agentId)), 'NOT_FOUND')
        await db.batch(...clearFile(db, input.agentId))
        requires((await db.save(deleteAgent(db, input.agentId, input.version)))[0], 'CONFLICT')
      })
    } catch (error) {
      if (isReferred(error)) throw refused('agent.referred')
      throw error
    }
    tell(context, partnerId)
    await tellHolding(context, [input.agentId])
    return { success: true }
  }),
]

type Acting = Pick<RequestContext, 'db' | 'company' | 'emit' | 'now' | 'installation'>
type Context = Acting & { readonly input: { readonly agentId: number } }

/**
 * Archives agents, or restores them. Services to come keep one out of the archive: who plans holds the agent as well (planning/plan.store.ts),
 * and of a service and an archiving at once the later one sees the other.
 */
async function turn(context: Acting, agentIds: readonly number[], isArchived: boolean) {
  const { db: outer, company, now } = context
  const turned = await withLockTimeout(outer, async (db) => {
    const rows = await db.read(heldAgents(db, agentIds))
    requires(rows[0], 'NOT_FOUND')
    const planned = isArchived ? await db.read(servicesToCome(db, agentIds, now)) : []
    const kept = new Map(planned.map(({ agentId, ...values }) => [agentId, { problem: 'agent.planned', values }]))
    const ids = rows.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    await db.save(isArchived ? putAway(db, ids, dayOf(localOf(now, company.timeZone))) : takeBack(db, ids))
    return { rows, kept, ids }
  })
  await tellHolding(context, turned.ids)
  return turned
}

async function turnOne(context: Context, isArchived: boolean): Promise<void> {
  const { rows, kept } = await turn(context, [context.input.agentId], isArchived)
  const [planned] = kept.values()
  if (planned) throw refused(planned.problem, planned.values)
  tell(context, rows[0]!.partnerId)
}

const refused = (problem: string, values: Record<string, string | number> = {}) =>
  new Refusal('INVALID', {}, [{ field: 'resourceId', problem, values }])

/** The agent must be there. */
async function partnerOf({ db, input }: Context): Promise<number | null> {
  const agent = await db.one(agentThere(db, input.agentId))
  requires(agent, 'NOT_FOUND')
  return agent.partnerId
}

function tell({ input, company, emit }: Context, partnerId: number | null): void {
  emit(agentChanged, { agentId: input.agentId }, audience.ofAgent(company.id, input.agentId, partnerId))
}
