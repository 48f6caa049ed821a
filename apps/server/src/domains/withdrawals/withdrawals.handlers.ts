import { withdrawCall, type CallFate } from '@vigie/contract/withdrawals/withdrawals.ts'
import { handle } from '../../kit/handle.ts'
import { trimNowAndThen } from './sent-calls.ts'
import { withdraw } from './withdrawals.store.ts'

export const handlers = [
  handle(withdrawCall, async ({ input: { callId }, db, session, now }) => {
    const sent = { userId: session.user.id, callId, now }
    await trimNowAndThen(db, sent)
    const [row] = await db.save(withdraw(db, sent))
    const { state, wasCutOff } = row!
    const fate: CallFate = state === 'begun' ? (wasCutOff ? 'unknown' : 'under_way') : state
    return { fate }
  }),
]
