import { renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { isForNow, Refusal } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../../kit/handle.ts'
import { retryOnConflict } from '../../../kit/version-conflict.ts'
import { countUse, foldedEmail, subject } from '../../auth/tries/throttle.ts'
import { giveNewCode, sendNextCode, type Giving } from './codes.give.ts'
import { agentsByEmail } from './codes.store.ts'
import { addressedBy } from './codes.way.ts'

export const handlers = [
  // Nobody but the agent is given the code: with it one could clock in the agent's place.
  handle(renewAgentCode, (context) => giveNewCode(context, context.input.agentId)),
  handle(sendCode, async (context) => {
    const { input, db, now, session, after, emitNow } = context
    await countUse(db, [subject('sendCode.asker', session.user.id), subject('sendCode.email', foldedEmail(input.email))], now)
    // The answer is the same for everybody, and so is the time that it takes: whose address it is, is looked at after it.
    after(async () => {
      const agents = (await db.read(agentsByEmail(db, input.email.trim()))).filter((agent) => addressedBy(agent) !== null)
      // Signed in, an agent asks for itself and for nobody else.
      const meant = session.user.agentId === null ? agents : agents.filter(({ agentId }) => agentId === session.user.agentId)
      for (const { agentId } of meant) await sendOnce({ ...context, emit: emitNow }, agentId)
    })
    return { success: true, isSent: context.installation.mailer !== undefined }
  }),
]

/** By whichever addresses an agent is asked for, no more letters go; nobody is told that none went, or whose the addresses are. */
async function sendOnce(context: Giving, agentId: number): Promise<void> {
  try {
    await countUse(context.db, [subject('sendCode.agent', agentId)], context.now)
    await retryOnConflict(() => sendNextCode(context, agentId))
  } catch (error) {
    if (!(error instanceof Refusal) || !isForNow(error.code)) throw error
  }
}
