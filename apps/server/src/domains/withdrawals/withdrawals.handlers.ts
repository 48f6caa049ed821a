import { withdrawCall, type CallFate } from '@vigie/contract/withdrawals/withdrawals.ts'
import { handle } from '../../kit/handle.ts'
import { stateOfCall, withdraw } from './withdrawals.store.ts'

export const handlers = [
  handle(withdrawCall, async ({ input: { callId }, db, session, now }) => {
    const sent = { userId: session.user.id, callId, now }
    const [[withdrawn], [known]] = await db.batch(withdraw(db, sent), stateOfCall(db, sent))
    if (withdrawn || known === undefined) return { fate: 'withdrawn' as const }
    const fate: CallFate = known.state === 'begun' ? (known.wasCutOff ? 'unknown' : 'under_way') : known.state
    return { fate }
  }),
]
