import { withdrawCall, type CallFate } from '@vigie/contract/withdrawals/withdrawals.ts'
import { handle } from '../../kit/handle.ts'
import { withdraw } from './withdrawals.store.ts'

export const handlers = [
  handle(withdrawCall, async ({ input: { callId }, db, session, now }) => {
    const [row] = await db.save(withdraw(db, { userId: session.user.id, callId, now }))
    const { state, wasCutOff } = row!
    const fate: CallFate = state === 'begun' ? (wasCutOff ? 'unknown' : 'under_way') : state
    return { fate }
  }),
]
