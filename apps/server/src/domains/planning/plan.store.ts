import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Who has a service from now on; null: nobody. */
export interface PlanChange {
  readonly shiftId: number
  readonly agentId: number | null
  readonly contractId: number | null
  /** Of the service as the rule saw it. */
  readonly version: number
}

export interface Planned {
  readonly shiftId: number
  readonly month: Month
  readonly formerAgentId: number | null
  readonly agentId: number | null
  /** The subcontractors whose agents they are. */
  readonly formerPartnerId: number | null
  readonly partnerId: number | null
  /** Whether the month is published of whom it was taken from, and of whom it is given to: both see what is published alone. */
  readonly wasPublished: boolean
  readonly isPublished: boolean
  readonly version: number
}

/**
 * Gives services to agents or takes them away: all of them, or none where one has another version by now (no rows). The
 * months of those who had them and of those who have them count as planned anew, later than the validation that each
 * has, so that whoever had validated is asked again (decisions/05-time).
 */
export const planShifts = (db: Db, changes: readonly PlanChange[], now: Instant) =>
  statement<Planned>(
    `with given as (select * from unnest($2::int[], $3::int[], $4::int[], $5::int[]) as g (shift_id, agent_id, contract_id, version)),
     held as materialized (
       select s.shift_id, s.agent_id as former_id, g.agent_id, g.contract_id
         from given g join shifts s on s.company_id = $1 and s.shift_id = g.shift_id and s.version = g.version
        order by s.shift_id for update of s),
     done as (
       update shifts s set agent_id = h.agent_id, contract_id = h.contract_id, planned_at = $6, version = s.version + 1
         from held h
        where s.company_id = $1 and s.shift_id = h.shift_id and (select count(*) from held) = cardinality($2::int[])
       returning s.shift_id, s.month, s.version, h.former_id, h.agent_id),
     months as materialized (
       select m.agent_id, m.month from schedule_months m
        where m.company_id = $1
          and (m.agent_id, m.month) in (select former_id, month from done union select agent_id, month from done)
        order by m.agent_id, m.month for update),
     touched as (
       update schedule_months sm
          set changed_at = greatest($6::timestamptz, sm.validated_at + interval '1 second', sm.changed_at + interval '1 second')
         from months m where sm.company_id = $1 and sm.agent_id = m.agent_id and sm.month = m.month
       returning sm.agent_id, sm.month, sm.published_at is not null as stands)
     select d.shift_id as "shiftId", d.month, d.former_id as "formerAgentId", d.agent_id as "agentId", d.version,
            fa.partner_id as "formerPartnerId", na.partner_id as "partnerId",
            coalesce(f.stands, false) as "wasPublished", coalesce(t.stands, false) as "isPublished"
       from done d
       left join agents fa on fa.company_id = $1 and fa.agent_id = d.former_id
       left join agents na on na.company_id = $1 and na.agent_id = d.agent_id
       left join touched f on f.agent_id = d.former_id and f.month = d.month
       left join touched t on t.agent_id = d.agent_id and t.month = d.month
      order by d.shift_id`,
    [
      db.companyId,
      changes.map(({ shiftId }) => shiftId),
      changes.map(({ agentId }) => agentId),
      changes.map(({ contractId }) => contractId),
      changes.map(({ version }) => version),
      now,
    ],
  )

/** Holds agents until the transaction ends, in one order: whoever plans one of them waits. What only points at an agent does not. */
export const holdAgents = (db: Db, agentIds: readonly number[]) =>
  statement<{ id: number }>(
    'select agent_id as id from agents where company_id = $1 and agent_id = any($2) order by agent_id for no key update',
    [db.companyId, agentIds],
  )

/** What the agents have between two instants, as a digest: when it is another one, something was planned in between. */
export const planDigest = (db: Db, agentIds: readonly number[], from: Instant, to: Instant) =>
  statement<{ digest: string }>(
    `select md5(coalesce(string_agg(one, ',' order by one), '')) as digest from (
       select 's' || s.agent_id || ' ' || s.shift_id || ' ' || extract(epoch from s.starts_at) || ' ' || extract(epoch from s.ends_at) as one
         from shifts s where s.company_id = $1 and s.agent_id = any($2) and s.starts_at >= $3 and s.starts_at < $4
       union all
       select 'u' || u.unavailability_id || ' ' || extract(epoch from u.starts_at) || ' ' || extract(epoch from u.ends_at)
         from unavailabilities u where u.company_id = $1 and u.agent_id = any($2) and not u.is_demand and u.starts_at < $4 and u.ends_at > $3
       union all
       select 'a' || a.agent_id from agents a where a.company_id = $1 and a.agent_id = any($2) and a.archived_on is not null
     ) planned`,
    [db.companyId, agentIds, from, to],
  )

export interface Waiver {
  readonly shiftId: number
  readonly agentId: number
  readonly userId: number
  readonly rules: readonly string[]
  readonly reason: string
  readonly now: Instant
}
export const saveWaiver = (db: Db, { shiftId, agentId, userId, rules, reason, now }: Waiver) =>
  statement<{ id: number }>(
    `insert into planning_waivers (company_id, shift_id, agent_id, user_id, rules, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning planning_waiver_id as id`,
    [db.companyId, shiftId, agentId, userId, rules, reason, now],
  )
