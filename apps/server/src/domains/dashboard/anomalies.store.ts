import type { AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import type { AnomalySortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import type { AnomaliesStats } from '@vigie/contract/dashboard/dashboard.ts'
import { firstDayOf, lastDayOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { wayOf, type Order } from '../../kit/order.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftLookups, type ShiftRow } from '../shifts/shifts.columns.ts'
import { verdictSql } from '../shifts/shifts.verdict.ts'
import { around } from './dashboard.month.ts'

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

/** What was found of a shift, to be put in order: seconds of delay, or where it was outside; of who did not come there is no more to say. */
const found: Record<AnomalyKind, string> = {
  missed: 'least(s.shift_id, 0)',
  late: 'coalesce(extract(epoch from s.arrived_at - s.starts_at)::int, 0)',
  outsideArea: 's.is_clock_in_outside_area::int + 2 * s.is_clock_out_outside_area::int',
}
/** What each order goes by, and its type. */
const keys: Record<AnomalySortKey, (kind: AnomalyKind) => readonly [expression: string, type: string]> = {
  start: () => ['s.starts_at', 'timestamptz'],
  agent: () => [`coalesce(a.sort_name, '')`, 'text'],
  site: () => ['lower(unaccent(si.name)) collate "C"', 'text'],
  found: (kind) => [found[kind], 'int'],
}

/** What an order is read from beside the shift; the names of those that are shown are looked up after. */
const sortTables: Record<AnomalySortKey, string> = {
  start: '',
  agent: 'left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id',
  site: 'join sites si on si.company_id = s.company_id and si.site_id = s.site_id',
  found: '',
}

export interface AnomalyQuestion {
  readonly month: Month
  readonly kind: AnomalyKind
  readonly order: Order<AnomalySortKey>
  readonly limit: number
  readonly after?: Cursor | undefined
}

/** The shifts that one of those figures counts, each with the key that the next page goes on after. */
export function shiftsWrong(db: Db, { month, kind, order, limit, after }: AnomalyQuestion, now: Instant, settings: VerdictSettings) {
  const [expression, type] = keys[order.key](kind)
  const [way, beyond] = wayOf(order)
  // A statement must name all its values, and only those who did not come are judged by the clock.
  const named = '$3::timestamptz is not null and $4::int is not null and ($5::timestamptz is null or true)'
  return statement<ShiftRow & { sortKey: string }>(
    `select ${shiftColumns}, s.key::text as "sortKey"
       from (select s.*, ${expression} as key from shifts s ${sortTables[order.key]}
              where s.company_id = $1 and s.month = $2 and ${named} and ${conditions[kind]} and ${around('$9', '$10')}
                and ($6::${type} is null or (${expression}, s.shift_id) ${beyond} ($6, $7::int))
              order by ${expression} ${way}, s.shift_id ${way} limit $8) s ${shiftLookups}
      order by s.key ${way}, s.shift_id ${way}`,
    [db.companyId, ...judging(month, now, settings), after?.key ?? null, after?.id ?? 0, limit, firstDayOf(month), lastDayOf(month)],
    { usesCustomPlan: true },
  )
}
