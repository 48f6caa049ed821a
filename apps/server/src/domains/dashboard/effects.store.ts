import type { SettingEffect } from '@vigie/contract/companies/companies.effects.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { verdictSql } from '../shifts/shifts.verdict.ts'

type Counted = Omit<SettingEffect, 'month'>
const isArrived = 's.arrived_at is not null and not s.is_clock_in_unconfirmed'
// What counts as late stands in the shift: neither instant nor tolerance is asked.
const { late } = verdictSql({ now: 'null', tolerance: '0', notice: '0', countsFrom: 'null' })

/** Arrivals of a month that count as late, and those that would with another tolerance. */
export const lateUnder = (db: Db, month: Month, minutes: number) =>
  statement<Counted>(
    `select count(*) filter (where ${late})::int as "wasCount",
            count(*) filter (where s.clock_in_status is not null and s.arrived_at > s.starts_at + make_interval(mins => $3::int))::int as "wouldCount",
            count(*)::int as "totalCount", null::int as "averageMinutes"
       from shifts s where s.company_id = $1 and s.month = $2 and ${isArrived}`,
    [db.companyId, month, minutes],
  )

/** Arrivals of a month before their planned start, and those that would have been too early. */
export const earlyUnder = (db: Db, month: Month, minutes: number) =>
  statement<Counted>(
    `select count(*) filter (where s.arrived_at < s.starts_at)::int as "wasCount",
            count(*) filter (where s.arrived_at < s.starts_at - make_interval(mins => $3::int))::int as "wouldCount",
            count(*)::int as "totalCount",
            round(avg(extract(epoch from s.starts_at - s.arrived_at) / 60) filter (where s.arrived_at < s.starts_at))::int as "averageMinutes"
       from shifts s where s.company_id = $1 and s.month = $2 and ${isArrived}`,
    [db.companyId, month, minutes],
  )

/** Active sites, and those that have no perimeter of their own. */
export const sitesUnder = (db: Db) =>
  statement<Counted>(
    `select count(*) filter (where perimeter_metres is null)::int as "wasCount",
            count(*) filter (where perimeter_metres is null)::int as "wouldCount", count(*)::int as "totalCount", null::int as "averageMinutes"
       from sites where company_id = $1 and is_active`,
    [db.companyId],
  )
