import type { NotificationKind, NotificationWay } from '@vigie/contract/notifications/notifications.kinds.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface NoticeRow {
  readonly id: number
  readonly kind: string
  readonly facts: unknown
  readonly path: string
  readonly createdAt: Instant
  readonly readAt: Instant | null
}
export interface NoticePage {
  readonly isUnread: boolean | undefined
  readonly limit: number
  /** Those before this one; undefined: the newest. */
  readonly before: number | undefined
}
/** Somebody's notices, the newest first. */
export const noticesOf = (db: Db, userId: number, { isUnread, limit, before }: NoticePage) =>
  statement<NoticeRow>(
    `select notification_id as id, kind, facts, path, created_at as "createdAt", read_at as "readAt" from notifications
      where company_id = $1 and user_id = $2 and ($3::bigint is null or notification_id < $3)
        ${isUnread === undefined ? '' : isUnread ? 'and read_at is null' : 'and read_at is not null'}
      order by notification_id desc limit $4`,
    [db.companyId, userId, before ?? null, limit],
  )

export const unreadCount = (db: Db, userId: number) =>
  statement<{ count: number }>(
    'select count(*)::int as count from notifications where company_id = $1 and user_id = $2 and read_at is null',
    [db.companyId, userId],
  )

/** Marks somebody's own as read: those named, or all up to one. */
export const markRead = (db: Db, userId: number, { ids, upTo }: { ids: readonly number[]; upTo: number }, now: Instant) =>
  statement(
    `update notifications set read_at = $5
      where company_id = $1 and user_id = $2 and read_at is null and (notification_id = any($3::bigint[]) or notification_id <= $4)`,
    [db.companyId, userId, ids, upTo, now],
  )

export interface Choice {
  readonly kind: string
  readonly way: 'mail' | 'push' | 'sms' | 'native'
  readonly isOn: boolean
}
export const choicesOf = (db: Db, userId: number) =>
  statement<Choice>(`select kind, way, is_on as "isOn" from notification_preferences where company_id = $1 and user_id = $2`, [
    db.companyId,
    userId,
  ])

export interface NewChoice {
  readonly kind: NotificationKind
  readonly way: NotificationWay
  readonly isOn: boolean
}
export const saveChoices = (db: Db, userId: number, choices: readonly NewChoice[]) =>
  statement(
    `insert into notification_preferences (company_id, user_id, kind, way, is_on)
     select $1, $2, g.kind, g.way, g.is_on from unnest($3::text[], $4::text[], $5::boolean[]) g (kind, way, is_on)
     on conflict (company_id, user_id, kind, way) do update set is_on = excluded.is_on`,
    [db.companyId, userId, choices.map(({ kind }) => kind), choices.map(({ way }) => way), choices.map(({ isOn }) => isOn)],
  )

export interface NewSubscription {
  readonly device: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
/** Browsers of one person that are told. */
const mostBrowsers = 10

/**
 * Where a browser is reached from now on: it belongs to who signed in last, and what it was reached by before is
 * forgotten, as are the oldest beyond so many.
 */
export const saveSubscription = (db: Db, userId: number, { device, endpoint, p256dh, auth }: NewSubscription, now: Instant) => [
  // One after the other: of many that come at once each would see the others’ browsers not yet there.
  statement('select from users where company_id = $1 and user_id = $2 for no key update', [db.companyId, userId]),
  statement(
    `delete from push_subscriptions s where company_id = $1 and endpoint <> $4 and user_id = $2
        and (device = $3 or push_subscription_id in (
          select push_subscription_id from push_subscriptions where company_id = $1 and user_id = $2 and endpoint <> $4
           order by push_subscription_id desc offset $5))`,
    [db.companyId, userId, device, endpoint, mostBrowsers - 1],
  ),
  statement(
    `insert into push_subscriptions (company_id, user_id, device, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, endpoint) do update
        set user_id = excluded.user_id, device = excluded.device, p256dh = excluded.p256dh, auth = excluded.auth`,
    [db.companyId, userId, device, endpoint, p256dh, auth, now],
  ),
]
export const forgetDevice = (db: Db, userId: number, device: string) =>
  statement('delete from push_subscriptions where company_id = $1 and user_id = $2 and device = $3', [db.companyId, userId, device])
