import type { Day, Instant, LocalDateTime, Month } from '@vigie/contract/kit/time.ts'
import type { FitnessFacts } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { requiredAt } from './required.ts'
import { isWork } from '../shifts/shifts.columns.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** A service whose agent may not have it, with what is known of the agent on its day. */
export interface UnfitRow extends FitnessFacts, Pick<PlannedShift, 'number' | 'startsAt' | 'endsAt' | 'timeZone'> {
  readonly id: number
  readonly startsLocal: LocalDateTime
  readonly siteName: string
  readonly agentId: number
  readonly agentName: string
  /** Another service of the agent at the same time; null: none. */
  readonly otherNumber: string | null
  readonly otherStartsAt: Instant | null
  readonly otherEndsAt: Instant | null
}

/**
 * Over `shifts s`: what is known of its agent on its day, and whether that speaks against it; the rule names what
 * (obstaclesAmong). A test compares the two.
 */
const facts = `
  join sites si on si.company_id = s.company_id and si.site_id = s.site_id
  join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
  left join prestations p on p.company_id = s.company_id and p.prestation_id = s.prestation_id
  cross join lateral (select (s.starts_at at time zone si.time_zone)::date as day, coalesce(p.is_card_required, true) as needs_card,
    coalesce(p.card_activity, '') as card_activity) d
  left join lateral (
    select t.name from unavailabilities x
      join unavailability_types t on t.company_id = x.company_id and t.unavailability_type_id = x.unavailability_type_id
     -- what was clocked before the leave was recorded cannot be given to anybody else
     where x.company_id = $1 and x.agent_id = s.agent_id and s.arrived_at is null and not x.is_demand and x.starts_at < s.ends_at and x.ends_at > s.starts_at
     order by x.starts_at limit 1) u on true
  cross join lateral (
    select a.partner_id is not null or coalesce((select true from contracts c where c.company_id = $1 and c.agent_id = s.agent_id
       and c.starts_on <= d.day and (c.ends_on is null or c.ends_on >= d.day) limit 1), false) as holds) e
  cross join lateral (
    select array(select q.name from ${requiredAt('s')} r
              join qualifications q on q.company_id = $1 and q.qualification_id = r.qualification_id
             where not exists (
               select from agent_qualifications h
                where h.company_id = $1 and h.agent_id = s.agent_id and h.qualification_id = r.qualification_id)
             order by q.name) as missing,
           array(select q.name from ${requiredAt('s')} r
              join qualifications q on q.company_id = $1 and q.qualification_id = r.qualification_id
              join agent_qualifications h on h.company_id = $1 and h.agent_id = s.agent_id and h.qualification_id = r.qualification_id
             where h.expires_on < d.day
             order by q.name) as expired) w
  left join lateral (
    select x.number, x.starts_at, x.ends_at from shifts x
     where x.company_id = $1 and x.agent_id = s.agent_id and x.shift_id <> s.shift_id
       and x.starts_at > s.starts_at - interval '26 hours' and x.starts_at < s.ends_at and x.ends_at > s.starts_at
     order by x.starts_at limit 1) o on true`
const columns = `
  s.shift_id as id, s.number, s.starts_at as "startsAt", s.ends_at as "endsAt", si.time_zone as "timeZone",
  (s.starts_at at time zone si.time_zone)::text as "startsLocal", si.name as "siteName",
  s.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName",
  u.name as unavailability, e.holds as "isEmployed", d.needs_card as "needsCard", a.card_number as "cardNumber",
  a.card_expires_on as "cardExpiresOn", a.card_activity as "cardActivity", d.card_activity as "askedActivity", w.missing, w.expired, d.day as on,
  o.number as "otherNumber", o.starts_at as "otherStartsAt", o.ends_at as "otherEndsAt"`
const isUnfit = `${isWork} and (u.name is not null or not e.holds or o.number is not null or w.missing <> '{}' or w.expired <> '{}'
  or (d.needs_card and (a.card_number = '' or a.card_expires_on < d.day or not card_allows(a.card_activity, d.card_activity))))`

/** Those of some days, in the order of their starts. The days are the site's; their bounds in the index fit every zone. */
export const unfitBetween = (db: Db, from: Day, to: Day, limit: number) =>
  statement<UnfitRow>(
    `select ${columns} from shifts s ${facts}
      where s.company_id = $1 and s.agent_id is not null
        and s.starts_at >= ($2::date - 1)::timestamp at time zone 'UTC' and s.starts_at < ($3::date + 2)::timestamp at time zone 'UTC'
        and d.day between $2 and $3 and ${isUnfit}
      order by s.starts_at, s.shift_id limit $4`,
    [db.companyId, from, to, limit],
    { usesCustomPlan: true },
  )

/** Those of some agents in a month. */
export const unfitOfMonth = (db: Db, month: Month, agentIds: readonly number[]) =>
  statement<UnfitRow>(
    `select ${columns} from shifts s ${facts}
      where s.company_id = $1 and s.month = $2 and s.agent_id = any($3) and ${isUnfit}
      order by s.agent_id, s.starts_at, s.shift_id`,
    [db.companyId, month, agentIds],
    { usesCustomPlan: true },
  )

export interface PlannedAgent {
  readonly agentId: number
  readonly agentName: string
  readonly sortName: string
  readonly bornOn: Day | null
}
/** Agents who have a service in a month, by name: those asked for, or those whose month is not published. */
export const plannedAgents = (
  db: Db,
  month: Month,
  agentIds: readonly number[] | null,
  page: { readonly limit: number; readonly after: { readonly key: string; readonly id: number } | undefined },
) =>
  statement<PlannedAgent>(
    `with planned as materialized (
       select distinct s.agent_id from shifts s
        where s.company_id = $1 and s.month = $2 and s.agent_id is not null and ($3::int[] is null or s.agent_id = any($3)))
     select a.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName", a.sort_name as "sortName", a.born_on as "bornOn"
       from planned w join agents a on a.company_id = $1 and a.agent_id = w.agent_id
       left join schedule_months m on m.company_id = $1 and m.agent_id = w.agent_id and m.month = $2
      where ($3::int[] is not null or m.published_at is null)
        and ($4::text is null or (a.sort_name, a.agent_id) > ($4 collate "C", $5::int))
      order by a.sort_name, a.agent_id limit $6`,
    [db.companyId, month, agentIds, page.after?.key ?? null, page.after?.id ?? 0, page.limit],
    { usesCustomPlan: true },
  )
