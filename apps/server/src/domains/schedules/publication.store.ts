import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { MonthStamps } from '@vigie/contract/schedules/schedules.rules.ts'
import type { PublicationState } from '@vigie/contract/schedules/schedules.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'
import { daysAround } from './schedules.rules.ts'
import type { TouchedMonth } from './schedules.watchers.ts'

export interface Validation {
  readonly agentId: number
  readonly month: Month
  readonly validatedAt: Instant
  /** What the rule saw: when it is no longer so, nothing is saved. */
  readonly seen: MonthStamps
}
export const saveValidation = (db: Db, { agentId, month, validatedAt, seen }: Validation) =>
  statement<{ validatedAt: Instant }>(
    `update schedule_months sm set validated_at = $4
      where sm.company_id = $1 and sm.agent_id = $2 and sm.month = $3 and sm.published_at = $5 and sm.changed_at is not distinct from $6
        and (select max(s.planned_at) from shifts s where s.company_id = $1 and s.agent_id = $2 and s.month = $3
                and s.starts_at >= $8 and s.starts_at < $9) is not distinct from $7
      returning sm.validated_at as "validatedAt"`,
    [db.companyId, agentId, month, validatedAt, seen.publishedAt, seen.changedAt, seen.plannedAt, ...daysAround(month)],
  )

/** How far an agent's month has come, as `stateOfMonth` of the contract says; a test compares the two. */
export const stateSql = `case
  when sm.published_at is null then 'unpublished'
  when sm.validated_at is null then 'published'
  when coalesce(greatest(sm.changed_at, w.planned_at) > sm.validated_at, false) then 'changed'
  else 'validated' end`

// Whoever has a shift in the month $2, with its stamps.
const months = `
  worked as materialized (
    select s.agent_id, count(*)::int as held, max(s.planned_at) as planned_at
      from shifts s where s.company_id = $1 and s.month = $2 and s.agent_id is not null group by s.agent_id),
  months as materialized (
    select w.agent_id, w.held, sm.published_at, sm.validated_at, ${stateSql} as state
      from worked w left join ${rowByKey('schedule_months', 'sm', 'k.agent_id = w.agent_id and k.month = $2')})`

export const countPublications = (db: Db, month: Month) =>
  statement<{ state: PublicationState; count: number }>(`with ${months} select state, count(*)::int as count from months group by state`, [
    db.companyId,
    month,
  ])

export interface PublicationRow {
  readonly agentId: number
  readonly agentName: string
  readonly employeeNumber: string
  readonly shiftCount: number
  readonly state: PublicationState
  readonly publishedAt: Instant | null
  readonly validatedAt: Instant | null
  readonly sortName: string
}
export interface PublicationQuestion {
  readonly month: Month
  readonly state?: PublicationState | undefined
  readonly search?: string | undefined
  readonly limit: number
  readonly after?: Cursor | undefined
}
/** By name. Each word that is searched for begins one of the agent's, as in the search of the top bar. */
export const publicationsOf = (db: Db, { month, state, search, limit, after }: PublicationQuestion) =>
  statement<PublicationRow>(
    `with ${months}
     select m.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName", a.employee_number as "employeeNumber",
            m.held as "shiftCount", m.state, m.published_at as "publishedAt", m.validated_at as "validatedAt", a.sort_name as "sortName"
       from months m join agents a on a.company_id = $1 and a.agent_id = m.agent_id
      where ($3::text is null or m.state = $3)
        and not exists (select from unnest(search_words_of($4)) asked where not exists (
              select from search_words w where w.company_id = $1 and w.kind = 'agent' and w.id = m.agent_id and starts_with(w.word, asked)))
        and ($5::text is null or (a.sort_name, a.agent_id) > ($5 collate "C", $6::int))
      order by a.sort_name, a.agent_id limit $7`,
    [db.companyId, month, state ?? null, search ?? '', after?.key ?? null, after?.id ?? 0, limit],
  )

export interface Publication {
  readonly month: Month
  /** Null: everybody who has a shift in the month. */
  readonly agentIds: readonly number[] | null
  readonly now: Instant
}

/** Publishes those who are not yet; answers them alone. Rows are locked in one order, here and below. */
export const publish = (db: Db, { month, agentIds, now }: Publication) =>
  statement<TouchedMonth>(
    `with done as (
       insert into schedule_months as sm (company_id, agent_id, month, published_at)
       select distinct s.company_id, s.agent_id, s.month, $4::timestamptz from shifts s
        where s.company_id = $1 and s.month = $2 and s.agent_id is not null and ($3::int[] is null or s.agent_id = any($3))
        order by s.agent_id
       on conflict (company_id, agent_id, month) do update set published_at = excluded.published_at where sm.published_at is null
       returning agent_id, month)
     select d.agent_id as "agentId", d.month, a.partner_id as "partnerId"
       from done d join agents a on a.company_id = $1 and a.agent_id = d.agent_id order by 1`,
    [db.companyId, month, agentIds, now],
    { usesCustomPlan: true },
  )

/** Takes back those who are published. What an agent has validated is no longer there to be valid. */
export const unpublish = (db: Db, { month, agentIds }: Omit<Publication, 'now'>) =>
  statement<TouchedMonth>(
    `with held as (
       select agent_id from schedule_months
        where company_id = $1 and month = $2 and published_at is not null and ($3::int[] is null or agent_id = any($3))
        order by agent_id for update),
     done as (
       update schedule_months sm set published_at = null, validated_at = null, changed_at = null
         from held where sm.company_id = $1 and sm.month = $2 and sm.agent_id = held.agent_id
       returning sm.agent_id, sm.month)
     select d.agent_id as "agentId", d.month, a.partner_id as "partnerId"
       from done d join agents a on a.company_id = $1 and a.agent_id = d.agent_id order by 1`,
    [db.companyId, month, agentIds],
    { usesCustomPlan: true },
  )

/** How many of those asked for have a shift in the month. */
export const countPlanned = (db: Db, { month, agentIds }: Omit<Publication, 'now'>) =>
  statement<{ count: number }>(
    `select count(distinct agent_id)::int as count from shifts
      where company_id = $1 and month = $2 and agent_id is not null and ($3::int[] is null or agent_id = any($3))`,
    [db.companyId, month, agentIds],
    { usesCustomPlan: true },
  )
