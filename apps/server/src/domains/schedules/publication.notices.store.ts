import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import type { NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'
import { rowByKey, statement, type Db, type Query } from '../../platform/postgres/db.ts'
import { sendMade } from '../notifications/notify.store.ts'
import { stateSql } from './publication.store.ts'

interface Told {
  readonly toldCount: number
}

/**
 * Tells agents of months `m` (agent_id, month), each of its own, with how many services the notice is about. What tells one notice of
 * a month from another stands in $2. $1 is the company, $3 the present.
 */
const tellOfMonths = (kind: NotificationKind, months: string, count: string) => `with months as materialized (${months}),
  made as (
    insert into notifications (company_id, user_id, kind, facts, path, about, created_at)
    select $1, u.user_id, '${kind}', jsonb_build_object('month', m.month, 'count', (select count(*) from shifts s
             where s.company_id = $1 and s.agent_id = m.agent_id and s.month = m.month and ${count})),
           '/schedule?month=' || m.month, 'schedule ' || m.month || ' ' || $2, $3::timestamptz
      from months m join users u on u.company_id = $1 and u.agent_id = m.agent_id and u.role = 'resource' and u.is_active
    on conflict do nothing returning notification_id)
  ${sendMade}`

/** That a month was published just now, in the batch that publishes it. */
export const notifyPublished = (db: Db, month: Month, now: Instant): Query<Told> =>
  statement<Told>(
    tellOfMonths(
      'schedulePublished',
      'select m.agent_id, m.month from schedule_months m where m.company_id = $1 and m.month = $4 and m.published_at = $3',
      'true',
    ),
    [db.companyId, now, now, month],
  )

/** That published months from one on were planned anew just now, in the transaction that does so: with the services that are new or changed. */
export const notifyReplanned = (db: Db, from: Month, now: Instant): Query<Told> =>
  statement<Told>(
    tellOfMonths(
      'scheduleReplanned',
      'select m.agent_id, m.month from schedule_months m where m.company_id = $1 and m.month >= $4 and m.published_at < $3 and m.changed_at >= $3',
      's.planned_at = $3',
    ),
    [db.companyId, now, now, from],
  )

/** Reminds agents of a published month that they have not validated, or not as it stands: null: all of them. Each once a day. */
export const notifyUnvalidated = (db: Db, month: Month, agentIds: readonly number[] | null, today: Day, now: Instant): Query<Told> =>
  statement<Told>(
    tellOfMonths(
      'scheduleReminder',
      `select w.agent_id, $4::text as month
         from (select s.agent_id, max(s.planned_at) as planned_at from shifts s
                where s.company_id = $1 and s.month = $4 and s.agent_id is not null and ($5::int[] is null or s.agent_id = any($5))
                group by s.agent_id) w
         join ${rowByKey('schedule_months', 'sm', 'k.agent_id = w.agent_id and k.month = $4')}
        where ${stateSql} in ('published', 'changed')`,
      'true',
    ),
    [db.companyId, today, now, month, agentIds],
    { usesCustomPlan: true },
  )
