import { swapDays, type Swap, type SwappedShift } from '@vigie/contract/demands/demands.swaps.ts'
import { demandStatus, demandType, swapFields } from '@vigie/contract/demands/demands.forms.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../../platform/postgres/db.ts'

/** Services that an agent or a site is asked for at the most. */
const most = 200

const shown = `s.shift_id as id, si.name as "siteName", (s.starts_at at time zone si.time_zone)::text as "startsLocal",
  (s.ends_at at time zone si.time_zone)::text as "endsLocal"`
const site = 'join sites si on si.company_id = s.company_id and si.site_id = s.site_id'
/** Of a service `s`: its agent sees it. */
const isPublished = `exists (
    select from schedule_months m where m.company_id = $1 and m.agent_id = s.agent_id and m.month = s.month and m.published_at is not null)`
/** Until when the agent who asks may look at services: `lastMonth` is the last month of its schedule. */
export interface SwapWindow {
  readonly now: Instant
  readonly lastMonth: Month
}
/** Of a service `s`: it is still to come ($3), up to a month ($4) and in one that its agent sees, and nothing was clocked. */
const canBeGiven = `s.month <= $4 and s.starts_at > $3 and s.starts_at < $3::timestamptz + interval '${swapDays} days' and s.arrived_at is null and s.pre_clock_in_at is null
  and s.unconfirmed_count = 0 and ${isPublished}`

/** What an agent could give, in the order of its starts. */
export const ownToGive = (db: Db, agentId: number, { now, lastMonth }: SwapWindow) =>
  statement<SwappedShift>(
    `select ${shown} from shifts s ${site}
      where s.company_id = $1 and s.agent_id = $2 and ${canBeGiven} order by s.starts_at, s.shift_id limit ${most}`,
    [db.companyId, agentId, now, lastMonth],
  )

export interface ColleagueRow {
  readonly id: number
  readonly name: string
}
/** Who serves in published months at the site of a service of an agent's own, before it or after, and works for the same employer; by name. */
export const colleaguesAt = (db: Db, { shiftId, agentId }: { readonly shiftId: number; readonly agentId: number }) =>
  statement<ColleagueRow>(
    `with own as materialized (
       select s.site_id, s.starts_at, a.partner_id from shifts s join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
        where s.company_id = $1 and s.shift_id = $2 and s.agent_id = $3),
     serving as materialized (
       select distinct x.agent_id from own o cross join lateral (
         select s.agent_id from shifts s where s.company_id = $1 and s.site_id = o.site_id and s.agent_id is not null
            and s.starts_at > o.starts_at - interval '${swapDays} days' and s.starts_at < o.starts_at + interval '${swapDays} days'
            and ${isPublished} offset 0) x)
     select a.agent_id as id, a.last_name || ' ' || a.first_name as name
       from serving n join agents a on a.company_id = $1 and a.agent_id = n.agent_id cross join own o
      where a.agent_id <> $3 and a.partner_id is not distinct from o.partner_id
      order by a.sort_name, a.agent_id limit ${most}`,
    [db.companyId, shiftId, agentId],
  )

/** What those could give at the site of that service. */
export const theirsToGive = (
  db: Db,
  { shiftId, agentIds }: { readonly shiftId: number; readonly agentIds: readonly number[] },
  { now, lastMonth }: SwapWindow,
) =>
  statement<SwappedShift & { readonly agentId: number }>(
    `select s.agent_id as "agentId", ${shown}
       from shifts k join shifts s on s.company_id = k.company_id and s.site_id = k.site_id ${site}
      where k.company_id = $1 and k.shift_id = $2 and s.agent_id = any($5) and ${canBeGiven} order by s.starts_at, s.shift_id`,
    [db.companyId, shiftId, now, lastMonth, agentIds],
    { usesCustomPlan: true },
  )

/** Of a service `s` of a demand `d`: the two have it by the accepted swap. */
const isSwapped = `d.status = ${demandStatus.accepted} and s.agent_id in (d.agent_id, a.agent_id)`
/** A service of a demand's field, as it is planned now; for agents ($3), only of a published month or as it was swapped. */
const named = (field: string) =>
  `(select jsonb_build_object('id', s.shift_id, 'siteName', si.name, 'startsLocal', (s.starts_at at time zone si.time_zone)::text,
      'endsLocal', (s.ends_at at time zone si.time_zone)::text)
     from shifts s ${site} where s.company_id = $1 and s.shift_id = (d.fields ->> '${field}')::int and (not $3 or ${isPublished} or ${isSwapped}))`
/** What demands ask to be swapped. */
export const swapsOf = (db: Db, demandIds: readonly number[], isPublishedOnly = false) =>
  statement<Swap & { readonly demandId: number }>(
    `select d.demand_id as "demandId", ${named(swapFields.shift)} as shift, a.agent_id as "colleagueId",
            a.last_name || ' ' || a.first_name as "colleagueName", ${named(swapFields.theirs)} as theirs
       from demands d join ${rowByKey('agents', 'a', `k.agent_id = (d.fields ->> '${swapFields.colleague}')::int`)}
      where d.company_id = $1 and d.demand_id = any($2) and d.demand_type_id = ${demandType.swap}`,
    [db.companyId, demandIds, isPublishedOnly],
  )

/** What has become since of what a demand asks to swap: a service was planned otherwise, or one of the two has another employer. */
export const swapSince = (db: Db, demandId: number) =>
  statement<{ hasMoved: boolean; isSameEmployer: boolean }>(
    `select exists (
              select from shifts s where s.company_id = $1 and s.planned_at > d.created_at
                 and s.shift_id in ((d.fields ->> '${swapFields.shift}')::int, (d.fields ->> '${swapFields.theirs}')::int)) as "hasMoved",
            own.partner_id is not distinct from other.partner_id as "isSameEmployer"
       from demands d join ${rowByKey('agents', 'own', 'k.agent_id = d.agent_id')}
       join ${rowByKey('agents', 'other', `k.agent_id = (d.fields ->> '${swapFields.colleague}')::int`)}
      where d.company_id = $1 and d.demand_id = $2`,
    [db.companyId, demandId],
  )
