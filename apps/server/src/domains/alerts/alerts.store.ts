import type { AlertKind } from '@vigie/contract/alerts/alerts.kinds.ts'
import { silentAfterEnd } from '@vigie/contract/alerts/alerts.rules.ts'
import { mostPreClockMinutes } from '@vigie/contract/sites/sites.rules.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, type ShiftRow } from '../shifts/shifts.columns.ts'
import { lookForAlerts } from './alerts.names.ts'

/** Minutes: no service lasts longer, and none is an alert for longer than `silentAfterEnd` beyond it. */
const longest = 25 * 60 + silentAfterEnd

/** A service that an alert may be about. */
export interface AlertedRow extends ShiftRow {
  /** Its agent knows of it: the month is published. */
  readonly isPublished: boolean
  readonly plannedAt: Instant | null
}

/**
 * Services up to the `farthest` minutes ahead that are not over and that something may be wrong with: no agent, no arrival, left early or
 * silent. Where a site's clocking is off an arrival cannot be missed: there the open ones alone.
 */
export const alertedShifts = (db: Db, now: Instant, { farthest, notice }: { readonly farthest: number; readonly notice: number }) =>
  statement<AlertedRow>(
    `select ${shiftColumns}, sm.published_at is not null as "isPublished", s.planned_at as "plannedAt" from ${shiftTables}
      where s.company_id = $1 and s.starts_at > $2 and s.starts_at <= $3
        and ((s.ends_at > $4 and (s.agent_id is null
            or (si.is_clocking_enabled and (
              (s.arrived_at is null and (s.starts_at <= $4 or (s.starts_at <= $4::timestamptz + make_interval(mins => coalesce(s.pre_clock_minutes, $5::int)) and s.can_pre_clock and s.pre_clock_in_at is null)))
              or s.left_at < s.ends_at))))
          or (si.is_clocking_enabled and s.missed_check_count > 0 and s.left_at is null and s.ends_at > $6))
      order by s.starts_at, s.shift_id`,
    [
      db.companyId,
      addMinutes(now, -longest),
      addMinutes(now, Math.max(farthest, mostPreClockMinutes)),
      now,
      notice,
      addMinutes(now, -silentAfterEnd),
    ],
    { usesCustomPlan: true },
  )

/** Minutes between two runs from which on the server was down, and devices could not reach it. */
const longestPause = 5
/** Saves the time of a run. Answers when runs began again after a downtime; null: there was none. */
export const noteLook = (db: Db, now: Instant) =>
  statement<{ resumedAt: Instant | null }>(
    `insert into alert_looks as l (company_id, looked_at) values ($1, $2)
     on conflict (company_id) do update
       set looked_at = greatest(l.looked_at, excluded.looked_at), resumed_at = case when l.looked_at < $3 then $2 else l.resumed_at end
     returning resumed_at as "resumedAt"`,
    [db.companyId, now, addMinutes(now, -longestPause)],
  )

/** How far an alert has come that has not ended. */
export interface OpenAlert {
  readonly id: number
  readonly about: string
  readonly agentToldAt: Instant | null
  readonly dutyToldAt: Instant | null
  readonly allToldAt: Instant | null
  readonly toldAt: Instant | null
  readonly toldCount: number
  readonly takenAt: Instant | null
  readonly takenBy: number | null
  readonly doneAt: Instant | null
}
export const openAlerts = (db: Db) =>
  statement<OpenAlert>(
    `select r.alert_id as id, r.about, r.agent_told_at as "agentToldAt", r.duty_told_at as "dutyToldAt", r.all_told_at as "allToldAt",
            r.told_at as "toldAt", r.told_count as "toldCount", r.taken_at as "takenAt", r.taken_by as "takenBy", r.done_at as "doneAt"
       from alerts r where r.company_id = $1 and r.ended_at is null`,
    [db.companyId],
  )

/** Releases alerts whose manager lost the account or the right: otherwise they would have no reminders. */
export const releaseLostAlerts = (db: Db) =>
  statement<{ id: number }>(
    `update alerts r set taken_at = null, taken_by = null
      where r.company_id = $1 and r.ended_at is null and r.done_at is null and r.taken_by is not null
        and not exists (
          select from users u join user_rights x on x.company_id = u.company_id and x.user_id = u.user_id and x."right" = 'man_access_services'
           where u.company_id = r.company_id and u.user_id = r.taken_by and u.role = 'manager' and u.is_active)
     returning r.alert_id as id`,
    [db.companyId],
  )

/** A step of the escalation of an alert; the first one creates the alert. */
export interface ToldStep {
  readonly about: string
  readonly kind: AlertKind
  readonly shiftId: number | null
  readonly deviceId: number | null
  readonly siteId: number
  readonly agentId: number | null
  readonly since: Instant
  readonly toAgent: boolean
  readonly toDuty: boolean
  readonly toAll: boolean
}
/** Saves the steps. Deleted services and devices are skipped. */
export const noteSteps = (db: Db, steps: readonly ToldStep[], now: Instant) =>
  statement(
    `insert into alerts (company_id, kind, about, shift_id, device_id, site_id, agent_id, since, raised_at, agent_told_at, duty_told_at,
                         all_told_at, told_at, told_count)
     select $1, n.kind, n.about, n.shift, n.device, n.site, n.agent, n.since, $2, case when n.to_agent then $2::timestamptz end,
            case when n.to_duty or n.to_all then $2::timestamptz end, case when n.to_all then $2::timestamptz end,
            case when n.to_duty or n.to_all then $2::timestamptz end, 1
       from jsonb_to_recordset($3::jsonb) as n (kind text, about text, shift int, device int, site int, agent int, since timestamptz,
                                                to_agent boolean, to_duty boolean, to_all boolean)
      where (n.shift is null or exists (select from shifts s where s.company_id = $1 and s.shift_id = n.shift))
        and (n.device is null or exists (select from devices d where d.company_id = $1 and d.device_id = n.device))
     on conflict (company_id, about) where ended_at is null do update set
       agent_told_at = coalesce(alerts.agent_told_at, excluded.agent_told_at),
       duty_told_at = coalesce(alerts.duty_told_at, excluded.duty_told_at),
       all_told_at = coalesce(alerts.all_told_at, excluded.all_told_at),
       told_at = coalesce(excluded.told_at, alerts.told_at), told_count = alerts.told_count + 1`,
    [
      db.companyId,
      now,
      JSON.stringify(
        steps.map(({ kind, about, shiftId, deviceId, siteId, agentId, since, toAgent, toDuty, toAll }) => ({
          kind,
          about,
          shift: shiftId,
          device: deviceId,
          site: siteId,
          agent: agentId,
          since,
          to_agent: toAgent,
          to_duty: toDuty,
          to_all: toAll,
        })),
      ),
    ],
  )

/** What is no longer so is over. */
export const endAlerts = (db: Db, ids: readonly number[], now: Instant) =>
  statement<{ id: number }>(
    'update alerts set ended_at = $3 where company_id = $1 and alert_id = any($2::int[]) and ended_at is null returning alert_id as id',
    [db.companyId, ids, now],
  )

/** Enqueues the job where services are planned that are not over, or an alert has not ended. */
export const askForAlerts = (db: Db, now: Instant) =>
  statement<{ jobId: number | null }>(
    `select jobs.enqueue($2, '{}'::json, $2) as "jobId" from companies c
      where c.company_id = $1
        and (coalesce((select max(s.starts_at) > $3 from shifts s where s.company_id = $1), false)
             or exists (select from alerts r where r.company_id = $1 and r.ended_at is null))`,
    [db.companyId, lookForAlerts, addMinutes(now, -longest)],
  )

/** Days for which an alert that has ended can be read. */
const keptDays = 400
export const sweepAlerts = (db: Db, now: Instant) =>
  statement('delete from alerts where company_id = $1 and ended_at < $2', [db.companyId, addMinutes(now, -keptDays * 24 * 60)])

/** A manager's act on an alert. No row: it does not exist, is closed, or is taken by another manager. */
export interface ActedAlert {
  readonly id: number
}
/** `isTakeover`: also when another manager has taken it. */
export const takeOpenAlert = (db: Db, alertId: number, userId: number, isTakeover: boolean, now: Instant) =>
  statement<ActedAlert>(
    `update alerts set taken_at = case when taken_by = $3 then taken_at else $4 end, taken_by = $3
      where company_id = $1 and alert_id = $2 and duty_told_at is not null and ended_at is null and done_at is null and (taken_by is null or taken_by = $3 or $5)
     returning alert_id as id`,
    [db.companyId, alertId, userId, now, isTakeover],
  )
/** All managers are then notified again: the manager who releases it may be the only one who knew. */
export const releaseTakenAlert = (db: Db, alertId: number, userId: number) =>
  statement<ActedAlert>(
    `update alerts set taken_at = null, taken_by = null, all_told_at = null
      where company_id = $1 and alert_id = $2 and ended_at is null and done_at is null and taken_by = $3 returning alert_id as id`,
    [db.companyId, alertId, userId],
  )
/** Whoever writes what was done has taken charge, if nobody had. What is over can still be written down, once. */
export const closeOpenAlert = (db: Db, alertId: number, userId: number, note: string, now: Instant) =>
  statement<ActedAlert>(
    `update alerts set done_at = $5, note = $4, taken_at = coalesce(taken_at, $5), taken_by = coalesce(taken_by, $3)
      where company_id = $1 and alert_id = $2 and duty_told_at is not null and done_at is null returning alert_id as id`,
    [db.companyId, alertId, userId, note, now],
  )

/** The escalation table; no row: the usual one. */
export const storedPlan = (db: Db) =>
  statement<{ plan: unknown; version: number }>('select plan, version from alert_plans where company_id = $1', [db.companyId])

/** No row: it has changed since `version`; 0: there was none. */
export const savePlanOf = (db: Db, plan: unknown, version: number) =>
  statement<{ version: number }>(
    `insert into alert_plans as p (company_id, plan) select $1, $2::jsonb
      where $3 = 0 or exists (select from alert_plans where company_id = $1)
     on conflict (company_id) do update set plan = excluded.plan, version = p.version + 1 where p.version = $3
     returning version`,
    [db.companyId, JSON.stringify(plan), version],
  )
