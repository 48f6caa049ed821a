import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { giveCard, listCardAgents, listCards, readCardHolder, removeCard } from '@vigie/contract/clockings/clockings.cards.ts'
import { cardNumber, cardProblem } from '@vigie/contract/clockings/clockings.cards.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { audience } from '../../../kit/audience.ts'
import { handle } from '../../../kit/handle.ts'
import { managerAt, type Session } from '../../../kit/session.ts'
import { savedRow } from '../../../kit/version-conflict.ts'
import { tellHolding, type Telling } from '../offline/roster.watchers.ts'
import { cardAgent, cardAgents, cardsOf, dropCard, dropOtherCards, holderOfCard, saveCard } from './cards.store.ts'

export const handlers = [
  handle(giveCard, async (context) => {
    const { input, db, now, session } = context
    const userId = giverAt(session, now)
    const number = numberOf(input.number)
    const scope = { deviceId: session.deviceId, now }
    const [[to], [holder]] = await db.batch(cardAgent(db, input.agentId, scope), holderOfCard(db, number))
    requires(to, session.deviceId === null ? 'NOT_FOUND' : 'RESOURCE_ACCESS_FORBIDDEN')
    const isFree = !holder || holder.id === to.id || holder.id === input.formerAgentId
    requires(isFree, 'CARD_HELD', { agent: holder?.name ?? '' })
    await db.transaction(async (held) => {
      const { deviceId } = session
      savedRow(await held.save(saveCard(held, { number, agentId: to.id, formerAgentId: holder?.id ?? null, userId, deviceId, now })))
      if (input.isOnly) await held.save(dropOtherCards(held, to.id, number))
    })
    await tellCards(context, [...new Set([to.id, holder?.id ?? to.id])])
    const others = to.cardCount - (holder?.id === to.id ? 1 : 0)
    return { cardCount: input.isOnly ? 1 : others + 1 }
  }),
  handle(readCardHolder, async ({ input, db, now, session }) => {
    giverAt(session, now)
    return { agent: (await db.one(holderOfCard(db, numberOf(input.number)))) ?? null }
  }),
  handle(listCardAgents, async ({ input, db, now, session }) => {
    giverAt(session, now)
    return { agents: await db.read(cardAgents(db, input.search ?? '', { deviceId: session.deviceId, now })) }
  }),
  handle(listCards, async ({ input: { agentId }, db, now }) => {
    const [[agent], cards] = await db.batch(cardAgent(db, agentId, { deviceId: null, now }), cardsOf(db, agentId))
    requires(agent, 'NOT_FOUND')
    return { cards }
  }),
  handle(removeCard, async (context) => {
    const { db, input } = context
    requires((await db.save(dropCard(db, input.agentId, input.cardId)))[0], 'NOT_FOUND')
    await tellCards(context, [input.agentId])
    return { success: true }
  }),
]

/** In whose name a card is given: a manager's own, or that of the one whose access is open on the device. */
function giverAt(session: Session, now: Instant): number {
  if (session.deviceId === null) return session.user.id
  const userId = managerAt(session, now)
  requires(userId, 'MANAGER_ACCESS_REQUIRED')
  return userId
}

/** The number of a card that may be given. */
function numberOf(read: string): string {
  const number = cardNumber(read)
  requires(number, 'ON_TIME_NFC_NOT_INITIALIZED')
  const problem = cardProblem(number)
  if (problem) throw new Refusal('INVALID', {}, [{ field: 'resourceNfcUid', problem }])
  return number
}

/**
 * Tells that agents' cards have changed: whoever shows the agent asks anew, and so does each device that recognises the
 * agent without network by what it was given.
 */
async function tellCards(telling: Telling, agentIds: readonly number[]): Promise<void> {
  const { company, emit } = telling
  for (const agentId of agentIds) emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, null))
  await tellHolding(telling, agentIds)
}
