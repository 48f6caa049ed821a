import type { CarriedHours, HoursClosing } from '@vigie/contract/hours/hours.ts'
import type { HoursFigures } from '@vigie/contract/hours/hours.rules.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { daysAround } from '../schedules/schedules.rules.ts'
import type { SettledService } from './carried.rules.ts'
import type { AgentOfMonth, Control } from './hours.store.ts'

/** The first and the last month that are closed; null: none is. */
export const closedRange = (db: Db) =>
  statement<{ first: Month | null; last: Month | null }>(
    'select min(month) as first, max(month) as last from hours_closings where company_id = $1',
    [db.companyId],
  )

export interface ClosingRow extends HoursClosing {
  readonly unassignedCount: number
  readonly controlShiftCount: number
  readonly controlPlannedMinutes: number
  readonly controlDoneMinutes: number
}
export const closingOf = (db: Db, month: Month) =>
  statement<ClosingRow>(
    `select closed_at as "closedAt", closed_by_name as "closedByName", reason, unsettled_count as "unsettledCount",
            unassigned_count as "unassignedCount", control_shift_count as "controlShiftCount",
            control_planned_minutes as "controlPlannedMinutes", control_done_minutes as "controlDoneMinutes"
       from hours_closings where company_id = $1 and month = $2`,
    [db.companyId, month],
  )

/** What an agent's month came to when it was closed. */
export interface ClosedAgent extends AgentOfMonth {
  readonly contractMinutes: number | null
  readonly figures: HoursFigures
  readonly carried: CarriedHours | null
}
export const closedAgents = (db: Db, month: Month) =>
  statement<Omit<ClosedAgent, 'figures' | 'carried'> & { figures: unknown; carried: unknown }>(
    `select h.agent_id as "agentId", h.agent_name as "agentName", h.employee_number as "employeeNumber", h.partner_name as "partnerName",
            a.sort_name as "sortName", a.first_name as "firstName", a.last_name as "lastName", h.contract_minutes as "contractMinutes", h.figures, h.carried
       from closed_hours h join agents a on a.company_id = h.company_id and a.agent_id = h.agent_id
      where h.company_id = $1 and h.month = $2 order by h.agent_id`,
    [db.companyId, month],
  )

/**
 * The agents whose services of a closed month are no longer what was counted: by a sum over all of them, so that none that changed,
 * came or went is missed. Of one agent, or of all.
 */
export const changedIn = (db: Db, month: Month, agentId: number | null = null) =>
  statement<{ agentId: number; services: unknown }>(
    `select a.agent_id as "agentId", coalesce(h.services, '[]') as services
       from agents a
       left join (select s.agent_id, sum(hashint8extended(s.shift_id, s.version)) as mark from shifts s
                   where s.company_id = $1 and s.month = $2 and s.starts_at >= $3 and s.starts_at < $4 and s.agent_id is not null
                     and ($5::int is null or s.agent_id = $5)
                   group by s.agent_id) n on n.agent_id = a.agent_id
       left join settled_hours h on h.company_id = a.company_id and h.month = $2 and h.agent_id = a.agent_id
      where a.company_id = $1 and ($5::int is null or a.agent_id = $5) and coalesce(n.mark, 0) <> coalesce(h.mark, 0)
      order by a.agent_id`,
    [db.companyId, month, ...daysAround(month), agentId],
    { usesCustomPlan: true },
  )

/** What was counted of one agent in a month. */
export const settledOf = (db: Db, agentId: number, month: Month) =>
  statement<{ services: unknown }>('select services from settled_hours where company_id = $1 and agent_id = $2 and month = $3', [
    db.companyId,
    agentId,
    month,
  ])

export interface NewClosing {
  readonly month: Month
  readonly now: Instant
  readonly userId: number
  readonly name: string
  readonly reason: string
  readonly unsettledCount: number
  readonly unassignedCount: number
  readonly control: Control
}
/** No row: another was quicker. */
export const insertClosing = (db: Db, { month, now, userId, name, reason, unsettledCount, unassignedCount, control }: NewClosing) =>
  statement<HoursClosing>(
    `insert into hours_closings (company_id, month, closed_at, closed_by, closed_by_name, reason, unsettled_count, unassigned_count,
                                 control_shift_count, control_planned_minutes, control_done_minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing
     returning closed_at as "closedAt", closed_by_name as "closedByName", reason, unsettled_count as "unsettledCount"`,
    [
      db.companyId,
      month,
      now,
      userId,
      name,
      reason,
      unsettledCount,
      unassignedCount,
      control.shiftCount,
      control.plannedMinutes,
      control.doneMinutes,
    ],
  )

export const insertClosedAgents = (db: Db, month: Month, agents: readonly Omit<ClosedAgent, 'sortName' | 'firstName' | 'lastName'>[]) =>
  statement<never>(
    `insert into closed_hours (company_id, month, agent_id, agent_name, employee_number, partner_name, contract_minutes, figures, carried)
     select $1, $2, r.agent_id, r.agent_name, r.employee_number, r.partner_name, r.contract_minutes, r.figures::jsonb, r.carried::jsonb
       from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[], $9::text[])
         as r (agent_id, agent_name, employee_number, partner_name, contract_minutes, figures, carried)`,
    [
      db.companyId,
      month,
      agents.map(({ agentId }) => agentId),
      agents.map(({ agentName }) => agentName),
      agents.map(({ employeeNumber }) => employeeNumber),
      agents.map(({ partnerName }) => partnerName),
      agents.map(({ contractMinutes }) => contractMinutes),
      agents.map(({ figures }) => JSON.stringify(figures)),
      agents.map(({ carried }) => carried && JSON.stringify(carried)),
    ],
  )

export interface SettledMonth {
  readonly month: Month
  readonly agentId: number
  readonly mark: string
  readonly services: readonly SettledService[]
}
/** What is counted from now on as settled; of a month of an agent that was before, in its place. */
export const saveSettled = (db: Db, settled: readonly SettledMonth[]) =>
  statement<never>(
    `insert into settled_hours (company_id, month, agent_id, mark, services)
     select $1, r.month, r.agent_id, r.mark, r.services::jsonb
       from unnest($2::text[], $3::int[], $4::numeric[], $5::text[]) as r (month, agent_id, mark, services)
     on conflict (company_id, month, agent_id) do update set mark = excluded.mark, services = excluded.services`,
    [
      db.companyId,
      settled.map(({ month }) => month),
      settled.map(({ agentId }) => agentId),
      settled.map(({ mark }) => mark),
      settled.map(({ services }) => JSON.stringify(services)),
    ],
  )
