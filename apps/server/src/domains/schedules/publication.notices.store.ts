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
const tellOfMonths = (
  kind: NotificationKind,
  months: string,
  count: string,
  { before = '', beside = '', more = '' } = {},
) => `with ${before} months as materialized (${months}),
  made as (
    insert into notifications (company_id, user_id, kind, facts, path, about, created_at)
    select $1, u.user_id, '${kind}', jsonb_build_object('month', m.month, 'count', (select count(*) from shifts s
             where s.company_id = $1 and s.agent_id = m.agent_id and s.month = m.month and ${count}))${more},
           '/schedule?month=' || m.month, 'schedule ' || m.month || ' ' || $2, $3::timestamptz
      from months m join users u on u.company_id = $1 and u.agent_id = m.agent_id and u.role = 'resource' and u.is_active ${beside}
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

/** A service that an import took from its agent, with its former values. */
export interface TakenShift {
  readonly employeeNumber: string
  readonly month: Month
  readonly siteCode: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}
/** Services that a notice names one by one; of the others it says how many. */
const mostNamed = 3
/** Of rows `x` of one agent. */
const named = `jsonb_agg(jsonb_build_object('site', x.site, 'day', x.starts::date, 'time', to_char(x.starts, 'HH24:MI'),
    'until', to_char(x.ends, 'HH24:MI')) order by x.starts)`
const atSite = 'si.name as site, s.starts_at at time zone si.time_zone as starts, s.ends_at at time zone si.time_zone as ends'
const changed = `(select ${named} from (
    select ${atSite} from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
     where s.company_id = $1 and s.agent_id = m.agent_id and s.month = m.month and s.planned_at = $3 order by starts limit ${mostNamed}) x)`

/** That published months from one on were planned anew just now, in the transaction that does so: with what is new or changed, and what was taken away. */
export const notifyReplanned = (db: Db, from: Month, now: Instant, taken: readonly TakenShift[]): Query<Told> =>
  statement<Told>(
    tellOfMonths(
      'scheduleReplanned',
      'select m.agent_id, m.month from schedule_months m where m.company_id = $1 and m.month >= $4 and m.published_at < $3 and m.changed_at >= $3',
      's.planned_at = $3',
      {
        // Grouped once and joined: read again for each agent, ten thousand taken services cost twenty seconds.
        before: `gone as materialized (
          select x.agent_id, x.month, count(*) as count, ${named} filter (where x.place <= ${mostNamed}) as services from (
            select a.agent_id, s.month, ${atSite}, row_number() over (partition by a.agent_id, s.month order by s.starts_at) as place
              from unnest($5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::timestamptz[]) s (employee_number, month, site_code, starts_at, ends_at)
              join agents a on a.company_id = $1 and a.employee_number = s.employee_number
              join sites si on si.company_id = $1 and si.code = s.site_code) x
           group by x.agent_id, x.month),`,
        beside: 'left join gone g on g.agent_id = m.agent_id and g.month = m.month',
        more: ` || jsonb_build_object('changed', ${changed}, 'gone', g.services, 'goneCount', coalesce(g.count, 0))`,
      },
    ),
    [
      db.companyId,
      now,
      now,
      from,
      taken.map(({ employeeNumber }) => employeeNumber),
      taken.map(({ month }) => month),
      taken.map(({ siteCode }) => siteCode),
      taken.map(({ startsAt }) => startsAt),
      taken.map(({ endsAt }) => endsAt),
    ],
    { usesCustomPlan: true },
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
