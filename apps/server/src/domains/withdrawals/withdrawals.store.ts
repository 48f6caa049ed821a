import { addMinutes, addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface SentCall {
  readonly userId: number
  readonly callId: string
  readonly now: Instant
}
export type SentCallState = 'begun' | 'done' | 'withdrawn'

/** Seconds after which a call that was begun and not ended was cut off with its server. */
const longest = 120
/** Days: an id may be sent again by a phone that was off for so long. */
const keptDays = 14

const valuesOf = (db: Db, { userId, callId, now }: SentCall) => [db.companyId, userId, callId, now]

/** Notes that a call is being handled; answers nothing where its id is taken. One that was cut off begins again. */
export const beginCall = (db: Db, sent: SentCall) =>
  statement<{ callId: string }>(
    `insert into sent_calls as c (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'begun', $4)
     on conflict (company_id, user_id, call_id) do update set noted_at = excluded.noted_at where c.state = 'begun' and c.noted_at < $5
     returning c.call_id as "callId"`,
    [...valuesOf(db, sent), addSeconds(sent.now, -longest)],
  )

/** Withdraws a call that was not begun; answers nothing where its id is taken. */
export const withdraw = (db: Db, sent: SentCall) =>
  statement<{ callId: string }>(
    `insert into sent_calls as c (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'withdrawn', $4)
     on conflict (company_id, user_id, call_id) do nothing returning c.call_id as "callId"`,
    valuesOf(db, sent),
  )

export const stateOfCall = (db: Db, { userId, callId, now }: SentCall) =>
  statement<{ state: SentCallState; wasCutOff: boolean }>(
    `select state, state = 'begun' and noted_at < $4 as "wasCutOff" from sent_calls where company_id = $1 and user_id = $2 and call_id = $3`,
    [db.companyId, userId, callId, addSeconds(now, -longest)],
  )

export const endCall = (db: Db, sent: SentCall) =>
  statement(
    `update sent_calls set state = 'done', noted_at = $4 where company_id = $1 and user_id = $2 and call_id = $3 and state = 'begun'`,
    valuesOf(db, sent),
  )

/** A call that was refused has done nothing: it may come again. */
export const dropCall = (db: Db, { userId, callId }: SentCall) =>
  statement(`delete from sent_calls where company_id = $1 and user_id = $2 and call_id = $3 and state = 'begun'`, [
    db.companyId,
    userId,
    callId,
  ])

export const sweepSentCalls = (db: Db, now: Instant) =>
  statement('delete from sent_calls where company_id = $1 and noted_at < $2', [db.companyId, addMinutes(now, -keptDays * 24 * 60)])
