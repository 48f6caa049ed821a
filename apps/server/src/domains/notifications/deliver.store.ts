import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface NoticeToDeliver {
  readonly id: number
  readonly userId: number
  readonly kind: string
  readonly facts: unknown
  readonly path: string
  readonly createdAt: Instant
  readonly readAt: Instant | null
  readonly email: string
  readonly firstName: string
  readonly language: string | null
  readonly apiVersion: string
  readonly companyName: string
  readonly companyCode: string
  /** What the reader chose of this kind: ways, and whether each is on. */
  readonly ways: readonly string[]
  readonly areOn: readonly boolean[]
  /** The reader's browsers. */
  readonly browsers: readonly number[]
  readonly unreadCount: number
  /** Its reader has turned its site off, and is still one who may turn it on again (muted.handlers.ts). */
  readonly isSiteQuiet: boolean
}

/** Notices with all that is needed to send them on; those whose reader has no account any more are left out. */
export const noticesToDeliver = (db: Db, ids: readonly number[]) =>
  statement<NoticeToDeliver>(
    `select n.notification_id as id, n.user_id as "userId", n.kind, n.facts, n.path, n.created_at as "createdAt", n.read_at as "readAt",
            u.email, u.first_name as "firstName", u.language, c.api_version as "apiVersion", c.name as "companyName", c.code as "companyCode",
            coalesce(p.ways, '{}') as ways, coalesce(p.are_on, '{}') as "areOn", coalesce(s.browsers, '{}') as browsers,
            coalesce(r.unread, 0) as "unreadCount",
            u.role in ('resource', 'client', 'client_user') and exists (
              select from quiet_sites q
               where q.company_id = n.company_id and q.user_id = n.user_id and q.site_id = n.site_id) as "isSiteQuiet"
       from notifications n
       join users u on u.company_id = n.company_id and u.user_id = n.user_id and u.is_active
       join companies c on c.company_id = n.company_id
       left join lateral (
         select array_agg(p.way) as ways, array_agg(p.is_on) as are_on from notification_preferences p
          where p.company_id = n.company_id and p.user_id = n.user_id and p.kind = n.kind) p on true
       left join lateral (
         select array_agg(s.push_subscription_id) as browsers from push_subscriptions s
          where s.company_id = n.company_id and s.user_id = n.user_id) s on true
       left join lateral (
         select count(*)::int as unread from notifications o
          where o.company_id = n.company_id and o.user_id = n.user_id and o.read_at is null) r on true
      where n.company_id = $1 and n.notification_id = any($2::bigint[])`,
    [db.companyId, ids],
  )
