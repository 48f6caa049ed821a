import { channelDays, type ChannelWay } from '@vigie/contract/outbox/outbox.channels.ts'
import type { MessageState } from '@vigie/contract/outbox/outbox.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { mostLogo } from './sending.store.ts'

/** What became of the messages of the last days, by way. */
export const channelCounts = (db: Db, now: Instant) =>
  statement<{ way: string; sent: number; waiting: number; failed: number; lastFailure: string | null }>(
    `select way, count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'givenUp')::int as failed,
            (array_agg(failure order by message_id desc) filter (where state = 'givenUp'))[1] as "lastFailure"
       from outbox where company_id = $1 and created_at >= $2 group by way`,
    [db.companyId, addMinutes(now, -channelDays * 24 * 60)],
  )

/** The browsers in which a person is notified. */
export const browsersOf = (db: Db, userId: number) =>
  statement<{ id: number; endpoint: string; p256dh: string; auth: string }>(
    `select push_subscription_id as id, endpoint, p256dh, auth from push_subscriptions where company_id = $1 and user_id = $2
      order by push_subscription_id`,
    [db.companyId, userId],
  )

/** The company's logo, where it is small enough to travel with a letter. */
export const letterLogo = (db: Db) =>
  statement<{ bytes: Buffer }>(
    `select bytes from pictures where company_id = $1 and agent_id is null and user_id is null and media_type = 'image/png'
        and octet_length(bytes) <= $2`,
    [db.companyId, mostLogo],
  )

export interface TriedMessage {
  readonly way: ChannelWay
  readonly userId: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: Exclude<MessageState, 'waiting'>
  readonly failure: string
  readonly now: Instant
}
/** A message that was tried already, as a row of the outbox. */
export const recordTried = (db: Db, { way, userId, recipient, subject, body, state, failure, now }: TriedMessage) =>
  statement(
    `insert into outbox (company_id, way, user_id, recipient, subject, body, state, failure, created_at, tries, tried_at, sent_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, w.tries, w.tried_at, case when $7 = 'sent' then $9::timestamptz end
       from (select case when $7 = 'kept' then 0 else 1 end as tries, case when $7 <> 'kept' then $9::timestamptz end as tried_at) w`,
    [db.companyId, way, userId, recipient, subject, body, state, failure, now],
  )
