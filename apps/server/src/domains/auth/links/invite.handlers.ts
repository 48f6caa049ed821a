import { agentChanged, inviteAgent } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../../kit/audience.ts'
import { handOverOf } from '../../../kit/hand-over.ts'
import { handle } from '../../../kit/handle.ts'
import { withLockTimeout } from '../../../platform/postgres/lock-timeout.ts'
import { newLinkToken } from '../sessions/auth.tokens.ts'
import { accountOfAgent, agentToInvite, holdAgent } from './invite.store.ts'
import { newLink } from './links.store.ts'
import { mailLink, pageLink } from './messages.store.ts'

export const handlers = [
  handle(inviteAgent, async ({ input, db, now, company, language, installation, emit }) => {
    const agent = await db.one(agentToInvite(db, input.agentId))
    requires(agent, 'NOT_FOUND')
    if (agent.isArchived) throw new Refusal('INVALID', {}, [{ field: 'resourceId', problem: 'agent.archived' }])
    if (agent.hasPassword) throw new Refusal('INVALID', {}, [{ field: 'resourceId', problem: 'agent.hasAccount' }])
    if (agent.email === '') throw new Refusal('INVALID', {}, [{ field: 'email', problem: 'agent.noEmail' }])
    const userId = await withLockTimeout(db, async (work) => {
      requires((await work.read(holdAgent(work, input.agentId)))[0], 'NOT_FOUND')
      return accountOfAgent(work, input.agentId, agent, now)
    })
    const token = newLinkToken(false)
    const link = pageLink(installation.addresses.linkUrl, '/reset-password', company.code, token)
    await db.batch(
      ...newLink(db, 'invitation', userId, token, now),
      mailLink(db, { kind: 'invitation', to: { ...agent, userId }, company, address: installation.addresses.linkUrl, link, language, now }),
    )
    emit(agentChanged, { agentId: input.agentId }, audience.ofAgent(company.id, input.agentId, agent.partnerId))
    return { success: true, handOver: handOverOf(installation, link, { isNotice: false }) }
  }),
]
