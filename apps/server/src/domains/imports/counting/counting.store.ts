import type { Instant } from '@vigie/contract/kit/time.ts'
import type { VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { verdictSql } from '../../shifts/shifts.verdict.ts'

// Whatever the day in force: what lies between two days changes with them.
const verdict = verdictSql({ now: '$2', tolerance: '$3', notice: '0', countsFrom: 'null' })

/** How many services that begin between two instants nobody came to. */
export const missedBetween = (db: Db, from: Instant, to: Instant, now: Instant, settings: VerdictSettings) =>
  statement<{ count: number }>(
    `select count(*) as count from shifts s
      where s.company_id = $1 and s.starts_at >= $4::timestamptz and s.starts_at < $5::timestamptz and ${verdict.missed}`,
    [db.companyId, now, settings.clocking_late_tolerance_minutes, from, to],
    { usesCustomPlan: true },
  )
