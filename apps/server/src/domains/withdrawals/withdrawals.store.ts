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

/**
 * Ids of one person: 2,000 acts a working day, one every fifteen seconds of it, which no browser's user makes. A program that makes more
 * loses nothing that it needs: it asks about an act within minutes.
 */
export const mostKept = 20_000

const cutOffBefore = (now: Instant): Instant => addSeconds(now, -longest)

const valuesOf = (db: Db, { userId, callId, now }: SentCall) => [db.companyId, userId, callId, now]

/**
 * Notes that a call is being handled; answers nothing where its id is taken. One that was cut off begins again (`isFirst`: false), and its
 * first run may still go on.
 */
export const beginCall = (db: Db, sent: SentCall) =>
  statement<{ isFirst: boolean }>(
    `insert into sent_calls as c (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'begun', $4)
     on conflict (company_id, user_id, call_id) do update set noted_at = excluded.noted_at where c.state = 'begun' and c.noted_at < $5
     returning (c.xmax = 0) as "isFirst"`,
    [...valuesOf(db, sent), cutOffBefore(sent.now)],
  )

/**
 * Withdraws a call that was not begun, and answers the state of its row. The update of a row that is there changes nothing: it waits
 * for a commit on the way, and lets no deletion come between the question and the answer.
 */
export const withdraw = (db: Db, sent: SentCall) =>
  statement<{ state: SentCallState; wasCutOff: boolean }>(
    `insert into sent_calls as c (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'withdrawn', $4)
     on conflict (company_id, user_id, call_id) do update set state = c.state
     returning c.state, c.state = 'begun' and c.noted_at < $5 as "wasCutOff"`,
    [...valuesOf(db, sent), cutOffBefore(sent.now)],
  )

export const stateOfCall = (db: Db, { userId, callId }: SentCall) =>
  statement<{ state: SentCallState }>('select state from sent_calls where company_id = $1 and user_id = $2 and call_id = $3', [
    db.companyId,
    userId,
    callId,
  ])

/** Done is done, also where the row is gone or another run has begun meanwhile. */
export const endCall = (db: Db, sent: SentCall) =>
  statement(
    `insert into sent_calls as c (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'done', $4)
     on conflict (company_id, user_id, call_id) do update set state = 'done', noted_at = excluded.noted_at where c.state = 'begun'`,
    valuesOf(db, sent),
  )

/** A call that was refused has done nothing: it may come again. The row of another run, which began later, stays. */
export const dropCall = (db: Db, sent: SentCall) =>
  statement(
    `delete from sent_calls where company_id = $1 and user_id = $2 and call_id = $3 and state = 'begun' and noted_at = $4`,
    valuesOf(db, sent),
  )

/** The second run of a call was refused: what its first run does is unknown as before, and it may come again. */
export const cutOffCall = (db: Db, sent: SentCall) =>
  statement(
    `update sent_calls set noted_at = $5 where company_id = $1 and user_id = $2 and call_id = $3 and state = 'begun' and noted_at = $4`,
    [...valuesOf(db, sent), addSeconds(cutOffBefore(sent.now), -1)],
  )

export const sweepSentCalls = (db: Db, now: Instant) =>
  statement('delete from sent_calls where company_id = $1 and noted_at < $2', [db.companyId, addMinutes(now, -keptDays * 24 * 60)])

/** Forgets the oldest ids of a person beyond those that are kept; never one of a call that may still run. */
export const trimSentCalls = (db: Db, { userId, now }: Omit<SentCall, 'callId'>) =>
  statement(
    `delete from sent_calls where company_id = $1 and user_id = $2 and not (state = 'begun' and noted_at >= $4) and call_id in (
       select call_id from sent_calls where company_id = $1 and user_id = $2 order by noted_at desc, call_id offset $3)`,
    [db.companyId, userId, mostKept, cutOffBefore(now)],
  )
