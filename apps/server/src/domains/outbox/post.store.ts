import type { MessageWay } from '@vigie/contract/outbox/outbox.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface Message {
  readonly way: Exclude<MessageWay, 'push'>
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly userId?: number | undefined
  /** Nobody but its recipient reads it. */
  readonly isPrivate?: boolean
  readonly now: Instant
}

/** A message as a row of the outbox, and the job that sends it: one statement, for the batch of what it tells of. */
export const postMessage = (db: Db, { way, recipient, subject, body, userId, isPrivate = false, now }: Message) =>
  statement<{ jobId: number | null }>(
    `with made as (
       insert into outbox (company_id, way, recipient, subject, body, user_id, is_private, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
       returning message_id)
     select jobs.enqueue('outbox.send', json_build_object('messageId', message_id)) as "jobId" from made`,
    [db.companyId, way, recipient, subject, body, userId ?? null, isPrivate, now],
  )

/** Of one notice, for one person, by one way (and to one browser). */
export interface NoticeMessage {
  readonly notificationId: number
  readonly userId: number
  readonly way: 'mail' | 'push'
  readonly pushSubscriptionId: number | null
  readonly recipient: string
  readonly subject: string
  readonly body: string
}
/** Messages of notices, each once however often this is done, and their jobs. */
export const postNotices = (db: Db, messages: readonly NoticeMessage[], now: Instant) => {
  const of = <K extends keyof NoticeMessage>(key: K) => messages.map((message) => message[key])
  return statement<{ jobId: number | null }>(
    `with made as (
       insert into outbox (company_id, notification_id, user_id, way, push_subscription_id, recipient, subject, body, created_at)
       select $1, g.* , $9 from unnest($2::bigint[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[]) g
       on conflict do nothing returning message_id, way)
     select jobs.enqueue(case way when 'push' then 'outbox.push' else 'outbox.send' end,
                         json_build_object('messageId', message_id)) as "jobId" from made`,
    [
      db.companyId,
      of('notificationId'),
      of('userId'),
      of('way'),
      of('pushSubscriptionId'),
      of('recipient'),
      of('subject'),
      of('body'),
      now,
    ],
  )
}
