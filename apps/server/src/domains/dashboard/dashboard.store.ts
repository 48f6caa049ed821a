import type { AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import type { AnomaliesStats, FirstSteps, MonthContract, MonthStats } from '@vigie/contract/dashboard/dashboard.ts'
import { addDays, addMonths, firstDayOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, type ShiftRow } from '../shifts/shifts.columns.ts'
import { verdictSql } from '../shifts/shifts.verdict.ts'

/** The first and the last day of a month. */
const daysOf = (month: Month) => [firstDayOf(month), addDays(firstDayOf(addMonths(month, 1)), -1)] as const

/** What holds on a day between $3 and $4. */
const holds = 'k.company_id = $1 and k.starts_on <= $4::date and (k.ends_on is null or k.ends_on >= $3::date)'
// A contract's shifts are its agent's: by agent and month an index finds them.
const ofContract = 's.company_id = k.company_id and s.month = $2 and s.agent_id = k.agent_id and s.contract_id = k.contract_id'
const ofSite = 's.company_id = si.company_id and s.site_id = si.site_id and s.month = $2'
// The days around a month, wide enough for every zone, so that a site's own index on starts serves.
const around = `s.starts_at >= ($3::date - 1)::timestamp at time zone 'UTC' and s.starts_at < ($4::date + 2)::timestamp at time zone 'UTC'`

/** Contracts and sites of a month (decisions, section 10): each is looked up, so that the shifts are not counted. */
export const statsOfMonth = (db: Db, month: Month) =>
  statement<MonthStats>(
    `with held as (select exists (select from shifts s where ${ofContract}) as "isAffected" from contracts k where ${holds}),
          placed as (select si.is_active as "isOpen", exists (select from shifts s where ${ofSite} and ${around}) as "isActive"
                       from sites si where si.company_id = $1)
     select (select count(*) from held) as contracts, (select count(*) from held where "isAffected") as "affectedContracts",
            (select count(*) from placed where "isOpen" or "isActive") as sites, (select count(*) from placed where "isActive") as "activeSites"`,
    [db.companyId, month, ...daysOf(month)],
  )

const verdict = verdictSql({ now: '$3', tolerance: '$4', notice: '0', countsFrom: '$5' })
const conditions: Record<AnomalyKind, string> = { missed: verdict.missed, late: verdict.late, outsideArea: verdict.outsideArea }
const judging = (month: Month, now: Instant, settings: VerdictSettings) => [
  month,
  now,
  settings.clocking_late_tolerance_minutes,
  settings.counts_from,
]

/** How many shifts of a month went wrong, and in which way: one look at each. */
export const anomaliesOfMonth = (db: Db, month: Month, now: Instant, settings: VerdictSettings) =>
  statement<AnomaliesStats>(
    `select count(*) filter (where ${conditions.missed}) as missed, count(*) filter (where ${conditions.late}) as late,
            count(*) filter (where ${conditions.outsideArea}) as "outsideArea"
       from shifts s where s.company_id = $1 and s.month = $2`,
    [db.companyId, ...judging(month, now, settings)],
  )

export interface AnomalyQuestion {
  readonly month: Month
  readonly kind: AnomalyKind
  readonly limit: number
  readonly before?: Cursor | undefined
}

/** The shifts that one of those figures counts, the latest first. */
export const shiftsWrong = (db: Db, { month, kind, limit, before }: AnomalyQuestion, now: Instant, settings: VerdictSettings) => {
  const [from, to] = daysOf(month)
  // A statement must name all its values, and only those who did not come are judged by the clock.
  const named = '$3::timestamptz is not null and $4::int is not null and ($5::timestamptz is null or true)'
  return statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and s.month = $2 and ${named} and ${conditions[kind]}
        and s.starts_at >= ($9::date - 1)::timestamp at time zone 'UTC' and s.starts_at < ($10::date + 2)::timestamp at time zone 'UTC'
        and ($6::timestamptz is null or (s.starts_at, s.shift_id) < ($6, $7::int))
      order by s.starts_at desc, s.shift_id desc limit $8`,
    [db.companyId, ...judging(month, now, settings), before?.key ?? null, before?.id ?? 0, limit, from, to],
  )
}

export interface ContractQuestion {
  readonly month: Month
  readonly hasShifts?: boolean | undefined
  readonly limit: number
  readonly after?: Cursor | undefined
}

/** The contracts of a month by agent, with what is planned for each. */
export const contractsOfMonth = (db: Db, { month, hasShifts, limit, after }: ContractQuestion) =>
  statement<MonthContract & { sortName: string }>(
    `select k.contract_id as id, k.number, k.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName",
            a.employee_number as "employeeNumber", a.sort_name as "sortName", t.name as "typeName", k.starts_on as "startsOn",
            k.ends_on as "endsOn", k.monthly_hours_hundredths as "monthlyHoursHundredths",
            p.count as "shiftCount", p.minutes as "plannedMinutes"
       from contracts k
       join agents a on a.company_id = k.company_id and a.agent_id = k.agent_id
       join contract_types t on t.company_id = k.company_id and t.contract_type_id = k.contract_type_id
       cross join lateral (select count(*) as count, coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60), 0)::int as minutes
                             from shifts s where ${ofContract}) p
      where ${holds} and ($5::boolean is null or exists (select from shifts s where ${ofContract}) = $5)
        and ($6::text is null or (a.sort_name, k.contract_id) > ($6, $7::int))
      order by a.sort_name, k.contract_id limit $8`,
    [db.companyId, month, ...daysOf(month), hasShifts ?? null, after?.key ?? null, after?.id ?? 0, limit],
  )

/** How far a company that begins has come. The first in an order is one step down an index, where «exists» may read a table. */
export const firstSteps = (db: Db) =>
  statement<FirstSteps>(
    `select (select true from shifts where company_id = $1 order by starts_at limit 1) is not null as "hasPlanning",
            exists (select from devices where company_id = $1 and unpaired_at is null)
              or (select true from clockings where company_id = $1 order by site_id, seq limit 1) is not null as "hasClock",
            exists (select from schedule_months where company_id = $1 and published_at is not null) as "hasPublished"`,
    [db.companyId],
  )
