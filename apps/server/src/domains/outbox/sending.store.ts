import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface TakenMessage {
  readonly way: 'mail' | 'sms' | 'push'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly language: string | null
  readonly companyName: string
  readonly companyCode: string
  /** Of a letter: the company's, where it has one that is small enough for thousands of letters. */
  readonly logo: Buffer | null
  readonly notificationId: number | null
  readonly userId: number | null
  readonly path: string | null
  /** This one included. */
  readonly tries: number
  /** Of a push: where it goes; null: the browser is known no more. */
  readonly endpoint: string | null
  readonly p256dh: string | null
  readonly auth: string | null
}

/** Bytes of a logo that travels with each letter. */
export const mostLogo = 32 * 1024

/** Takes a message that waits, for one try; no row back: it was sent, given up, or kept. */
export const takeMessage = (db: Db, messageId: number, now: Instant) =>
  statement<TakenMessage>(
    `with taken as (
       update outbox set tries = tries + 1, tried_at = $3 where company_id = $1 and message_id = $2 and state = 'waiting' returning *)
     select t.way, t.recipient, t.subject, t.body, u.language, c.name as "companyName", c.code as "companyCode", g.bytes as logo,
            t.notification_id as "notificationId", t.user_id as "userId", n.path, t.tries, s.endpoint, s.p256dh, s.auth
       from taken t join companies c on c.company_id = t.company_id
       left join users u on u.company_id = t.company_id and u.user_id = t.user_id
       left join notifications n on n.company_id = t.company_id and n.notification_id = t.notification_id
       left join push_subscriptions s on s.company_id = t.company_id and s.push_subscription_id = t.push_subscription_id
            and s.user_id = t.user_id
       left join pictures g on g.company_id = t.company_id and t.way = 'mail' and g.agent_id is null and g.user_id is null
            and g.media_type = 'image/png' and octet_length(g.bytes) <= $4`,
    [db.companyId, messageId, now, mostLogo],
  )

/** What became of a message: links and codes do not stay in one that is over, but where the demo shows them. */
export const endMessage = (db: Db, messageId: number, state: 'sent' | 'givenUp', failure: string, now: Instant, keepsBody: boolean) =>
  statement(
    `update outbox set state = $3, failure = $4, sent_at = case when $3 = 'sent' then $5::timestamptz end,
            body = case when $6 then body else '' end
      where company_id = $1 and message_id = $2 and state = 'waiting'`,
    [db.companyId, messageId, state, failure, now, keepsBody],
  )

/** It was tried in vain and is tried again. */
export const noteFailure = (db: Db, messageId: number, failure: string) =>
  statement(`update outbox set failure = $3 where company_id = $1 and message_id = $2 and state = 'waiting'`, [
    db.companyId,
    messageId,
    failure,
  ])

/** It stays where it is: this installation does not send in that way. */
export const keepMessage = (db: Db, messageId: number) =>
  statement(
    `update outbox set state = 'kept', tries = 0, tried_at = null where company_id = $1 and message_id = $2 and state = 'waiting'`,
    [db.companyId, messageId],
  )

/** Nobody is at this endpoint any more. */
export const forgetEndpoint = (db: Db, endpoint: string) =>
  statement(`delete from push_subscriptions where company_id = $1 and endpoint = $2`, [db.companyId, endpoint])
