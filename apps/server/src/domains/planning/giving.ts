import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { undoHandover } from '@vigie/contract/planning/planning.assignment.ts'
import { concernedBy, unpassable, waivable } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { Obstacle } from '@vigie/contract/planning/planning.obstacles.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { weigh, type Together } from './suggestions.ts'
import type { AskedShift } from './suggestions.store.ts'
import { obstacleSentence } from './obstacles.words.ts'
import { agentThere } from '../agents/agents.there.store.ts'
import { planDigest } from './plan.store.ts'
import type { Change, Plan, Seen } from './planning.save.ts'

const why = (obstacles: readonly Obstacle[], language: Language) =>
  [...new Set(obstacles.map((one) => obstacleSentence(one, language)))].join(' ')

/** In whose name it is given, and in whose language a refusal is said. */
export type Giving = Pick<RequestContext, 'db' | 'language' | 'session'>

/**
 * Decides whether an agent may have services together, each beside the others, and answers the plan that gives them.
 * They are in the order of their starts; `from`: a single one from that instant on. Refuses NOT_FOUND, AGENT_UNFIT, and
 * WAIVER_REQUIRED where a rule of law speaks against it and no reason is written.
 */
export async function giving(
  { db, language, session }: Giving,
  shifts: Together,
  {
    agentId,
    waiver,
    from,
    without,
  }: {
    readonly agentId: number
    readonly waiver?: string | undefined
    readonly from?: Change['from']
    /** A service that it gives in return. */
    readonly without?: number | undefined
  },
): Promise<Plan> {
  const span = spanAround(shifts.map(({ startsAt }) => startsAt))
  // Before what it is to vouch for: what comes in between makes it another one.
  const seen = await db.one(planDigest(db, [agentId], ...span))
  const [weighed] = await weigh(db, shifts, { search: '', agentIds: [agentId], limit: 1, from: from?.at, without })
  requires(weighed, 'NOT_FOUND')
  const { row, obstacles, contractIds } = weighed
  const [held, asked] = [unpassable(obstacles), waivable(obstacles)]
  if (held.length > 0) throw new Refusal('AGENT_UNFIT', { name: row.name, why: why(held, language) })
  if (asked.length > 0 && waiver === undefined) throw new Refusal('WAIVER_REQUIRED', { why: why(asked, language) })
  return {
    changes: shifts.map(({ id, version }) => ({
      shiftId: id,
      version,
      agentId,
      contractId: contractIds.get(id) ?? null,
      ...(from && { from }),
    })),
    seen: { agentIds: [agentId], span, digest: seen?.digest ?? '' },
    waivers: shifts.flatMap((shift) => {
      const rules = [...new Set(asked.filter((one) => concernedBy(one, shifts).includes(shift)).map(({ code }) => code))]
      return rules.length > 0 && waiver !== undefined
        ? [{ shiftId: shift.id, agentId, userId: session.user.id, rules, reason: waiver }]
        : []
    }),
  }
}

/**
 * Decides whether the agent who had a service before it was divided can have its rest again, and answers what was seen. Its
 * papers and the law were weighed when it was given first. Refuses AGENT_UNFIT where it has another service by now, or is away, and
 * an agent that was archived meanwhile.
 */
export async function givingBack({ db, language }: Pick<Giving, 'db' | 'language'>, rest: AskedShift, agentId: number): Promise<Seen> {
  const span = spanAround([rest.startsAt])
  const [[seen], [agent]] = await db.batch(planDigest(db, [agentId], ...span), agentThere(db, agentId))
  if (agent?.isArchived) refuseFields([{ field: 'shiftId', problem: 'agent.archived' }], undoHandover.input)
  const [weighed] = await weigh(db, [rest], { search: '', agentIds: [agentId], limit: 1 })
  const held = unpassable(weighed?.obstacles ?? []).filter(({ code }) => code === 'OVERLAP' || code === 'UNAVAILABLE')
  if (weighed && held.length > 0) throw new Refusal('AGENT_UNFIT', { name: weighed.row.name, why: why(held, language) })
  return { agentIds: [agentId], span, digest: seen?.digest ?? '' }
}
