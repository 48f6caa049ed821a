import { renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { handle } from '../../../kit/handle.ts'
import { retryOnConflict } from '../../../kit/version-conflict.ts'
import { countUse, foldedEmail, subject } from '../../auth/tries/throttle.ts'
import { giveNewCode, isReachable } from './codes.give.ts'
import { agentsByEmail } from './codes.store.ts'

export const codesHandlers = [
  // Nobody but the agent is given the code: with it one could clock in the agent's place.
  handle(renewAgentCode, (context) => giveNewCode(context, context.input.agentId)),
  handle(sendCode, async (context) => {
    const { input, db, now, session, after, emitNow } = context
    await countUse(db, [subject('sendCode.asker', session.user.id), subject('sendCode.email', foldedEmail(input.email))], now)
    // The answer is the same for everybody, and so is the time that it takes: whose address it is, is looked at after it.
    after(async () => {
      const agents = (await db.read(agentsByEmail(db, input.email.trim()))).filter(isReachable)
      // Signed in, an agent asks for itself and for nobody else.
      const meant = session.user.agentId === null ? agents : agents.filter(({ agentId }) => agentId === session.user.agentId)
      for (const { agentId } of meant) await retryOnConflict(() => giveNewCode({ ...context, emit: emitNow }, agentId))
    })
    return { success: true }
  }),
]
