import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { delaysOf, type Budget } from './throttle.rules.ts'

export interface Lock {
  readonly subject: string
  readonly lockedUntil: Instant
}
/** What is counted of some subjects; no row: nothing. */
export const locksOf = (db: Db, subjects: readonly string[]) =>
  statement<Lock>('select subject, locked_until as "lockedUntil" from throttles where company_id = $1 and subject = any($2)', [
    db.companyId,
    subjects,
  ])

/**
 * Counts a wrong try and answers until when its subject is locked; weighs 1, or a part of one. A try that was made while another
 * process locked its subject counts too, and shortens no lock.
 */
export const countWrong = (db: Db, subject: string, budget: Budget, weight: number, now: Instant) =>
  statement<Pick<Lock, 'lockedUntil'>>(
    `insert into throttles as t (company_id, subject, empty_at, locked_until)
     values ($1, $2, $3::timestamptz + make_interval(secs => $4::int), $3::timestamptz + make_interval(secs => $6))
     on conflict (company_id, subject) do update set (empty_at, locked_until) = (
       select n.empty_at,
              greatest(t.locked_until, $3::timestamptz + make_interval(secs =>
                ($5::int[])[least(ceil(extract(epoch from n.empty_at - $3::timestamptz) / $7::int)::int, cardinality($5::int[]))]))
         from (select greatest(t.empty_at, $3) + make_interval(secs => $4::int) as empty_at) n)
     returning t.locked_until as "lockedUntil"`,
    [db.companyId, subject, now, Math.round(weight * budget.leakSeconds), delaysOf(budget), delaysOf(budget)[0], budget.leakSeconds],
  )

export const clearWrong = (db: Db, subjects: readonly string[]) =>
  statement('delete from throttles where company_id = $1 and subject = any($2)', [db.companyId, subjects])

/** Those that count nothing any more. */
export const purgeThrottles = (db: Db, now: Instant) =>
  statement('delete from throttles where company_id = $1 and empty_at <= $2 and locked_until <= $2', [db.companyId, now])
