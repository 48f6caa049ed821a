import type { Instant } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { verdictSql } from '../../shifts/shifts.verdict.ts'

/** From when on the product counts, past every cache; null: everything does. */
export const countsFromOf = (db: Db) =>
  statement<{ from: string | null }>(
    `select value #>> '{}' as "from" from company_settings where company_id = $1 and key = 'counts_from'`,
    [db.companyId],
  )

// Whatever the day in force: what lies between two days changes with them.
const verdict = verdictSql({ now: '$2', tolerance: '$3', notice: '0', countsFrom: 'null' })

/** How many services that begin between two instants nobody came to. */
export const missedBetween = (db: Db, from: Instant, to: Instant, now: Instant, settings: VerdictSettings) =>
  statement<{ count: number }>(
    `select count(*) as count from shifts s
      where s.company_id = $1 and s.starts_at >= $4::timestamptz and s.starts_at < $5::timestamptz and ${verdict.missed}`,
    [db.companyId, now, settings.clocking_late_tolerance_minutes, from, to],
  )

/** Says from when on the product counts, where nothing else than `was` has been stored since. */
export const changeCountsFrom = (db: Db, was: string | null, from: Instant) =>
  statement<{ key: string }>(
    `insert into company_settings as s (company_id, key, value)
     select $1, 'counts_from', to_jsonb($3::text)
      where (select value #>> '{}' from company_settings where company_id = $1 and key = 'counts_from') is not distinct from $2::text
     on conflict (company_id, key) do update set value = excluded.value where (s.value #>> '{}') is not distinct from $2::text
     returning key`,
    [db.companyId, was, from],
  )
