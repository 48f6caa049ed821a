import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { beginCall, cutOffCall, dropCall, endCall, stateOfCall, trimSentCalls, type SentCall } from './withdrawals.store.ts'

/** One of so many ids looks for those that are too many: that reads all of its person's, some ten milliseconds. */
const trimmedEvery = 500

/** Bounds the ids of a person. By chance, as each process sees some of them. */
export const trimNowAndThen = async (db: Db, sent: SentCall): Promise<void> => {
  if (Math.random() < 1 / trimmedEvery) await db.save(trimSentCalls(db, sent))
}

/** What the pipeline (transport/dispatch.ts) notes of calls that bear an id. */
export const sentCalls = {
  /** Refuses an id that was withdrawn or done, and for now one that is being handled. */
  async begin(db: Db, sent: SentCall) {
    await trimNowAndThen(db, sent)
    const [[begun], [known]] = await db.batch(beginCall(db, sent), stateOfCall(db, sent))
    if (!begun) {
      if (known?.state === 'withdrawn') throw new Refusal('CALL_WITHDRAWN')
      throw known?.state === 'done' ? new Refusal('CALL_DONE') : new Refusal('BUSY', { seconds: 1 })
    }
    return {
      end: (): Promise<unknown> => db.save(endCall(db, sent)),
      drop: (): Promise<unknown> => db.save(begun.isFirst ? dropCall(db, sent) : cutOffCall(db, sent)),
    }
  },
}
