import type { NewSpan } from '@vigie/contract/planning/planning.create.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** What services that are planned by hand share. */
export interface NewShifts {
  readonly siteId: number
  readonly prestationId: number | null
  readonly activityId: number | null
  readonly profileId: number | null
  readonly breakMinutes: number | null
  readonly note: string
}

/** The site that services are planned at, and which of the company's rows they name are offered; no row: no such site. */
export const planningSite = (db: Db, { siteId, prestationId, activityId, profileId }: NewShifts) =>
  statement<{ timeZone: string; isActive: boolean; hasPrestation: boolean; hasActivity: boolean; hasProfile: boolean }>(
    `select s.time_zone as "timeZone", s.is_active as "isActive",
            $3::int is null or exists (select from prestations where company_id = $1 and prestation_id = $3 and not is_archived) as "hasPrestation",
            $4::int is null or exists (select from activities where company_id = $1 and activity_id = $4 and not is_archived) as "hasActivity",
            $5::int is null or exists (select from profiles where company_id = $1 and profile_id = $5 and not is_archived) as "hasProfile"
       from sites s where s.company_id = $1 and s.site_id = $2`,
    [db.companyId, siteId, prestationId, activityId, profileId],
  )

/** A site at which services are added: it can neither be closed nor change its time zone until the transaction ends. */
export const holdPlanningSite = (db: Db, siteId: number) =>
  statement<{ timeZone: string; isActive: boolean }>(
    'select time_zone as "timeZone", is_active as "isActive" from sites where company_id = $1 and site_id = $2 for share',
    [db.companyId, siteId],
  )

/** Adds unassigned services, each with the next free number of its site and day. */
export const insertShifts = (db: Db, shifts: NewShifts, spans: readonly NewSpan[], now: Instant) =>
  statement<{ id: number }>(
    `with given as (select * from unnest($3::timestamptz[], $4::timestamptz[], $5::text[], $6::text[]) as g (starts_at, ends_at, month, day)),
     -- materialized: compared with a value at hand, a number is looked up in its index
     numbers as materialized (
       select g.*, si.code || '-' || g.day || '-' || n as number, n
         from given g join sites si on si.company_id = $1 and si.site_id = $2 cross join generate_series(1, 200) n)
     insert into shifts (company_id, number, site_id, prestation_id, activity_id, profile_id, starts_at, ends_at, month, planned_break_minutes, note, planned_at,
                         can_pre_clock, pre_clock_minutes)
     select $1, f.number, $2, $7, $8, $9, g.starts_at, g.ends_at, g.month, $10, $11, $12, si.asks_pre_clocking, si.pre_clock_minutes
       from given g join sites si on si.company_id = $1 and si.site_id = $2 cross join lateral (
         select t.number from numbers t where t.starts_at = g.starts_at
            and not coalesce((select true from shifts o where o.company_id = $1 and o.number = t.number limit 1), false)
          order by t.n limit 1) f
     on conflict (company_id, number) do nothing
     returning shift_id as id`,
    [
      db.companyId,
      shifts.siteId,
      spans.map(({ startsAt }) => startsAt),
      spans.map(({ endsAt }) => endsAt),
      spans.map(({ month }) => month),
      spans.map(({ startsLocal }) => startsLocal.slice(0, 10).replaceAll('-', '')),
      shifts.prestationId,
      shifts.activityId,
      shifts.profileId,
      shifts.breakMinutes,
      shifts.note,
      now,
    ],
  )

/** Locks a service until the transaction ends, so that missions and clockings wait. */
export const holdShift = (db: Db, shiftId: number) =>
  statement<{ plannedAt: Instant | null }>(
    'select planned_at as "plannedAt" from shifts where company_id = $1 and shift_id = $2 for update',
    [db.companyId, shiftId],
  )

/** Whether a mission offers the service or a handover refers to it. */
export const holdsOf = (db: Db, shiftId: number) =>
  statement<{ isHeld: boolean }>(
    `select exists (select from mission_shifts m where m.company_id = $1 and m.shift_id = $2)
         or exists (select from handovers h where h.company_id = $1 and (h.shift_id = $2 or h.follower_id = $2)) as "isHeld"`,
    [db.companyId, shiftId],
  )

/** Removes an unassigned service without clockings, if its version is still the same; otherwise no row. */
export const deleteShift = (db: Db, shiftId: number, version: number) =>
  statement<{ id: number }>(
    `delete from shifts where company_id = $1 and shift_id = $2 and version = $3 and agent_id is null and arrived_at is null
        and follows_id is null and followed_by_id is null returning shift_id as id`,
    [db.companyId, shiftId, version],
  )
