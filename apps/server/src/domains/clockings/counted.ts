import { onTheMinute } from '@vigie/contract/hours/hours.rules.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { clockOf, dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { ClockingFactsRow } from './clockings.store.ts'
import { countedBetween } from './counted.store.ts'
import type { Projection } from './projection.rules.ts'

interface Span {
  readonly from: Instant
  readonly to: Instant
}
type Standing = Pick<Projection, 'arrived_at' | 'left_at' | 'is_clock_in_unconfirmed' | 'is_clock_out_unconfirmed'>

/** Between which minutes a service counts; null: it does not. */
function countedOf({ arrived_at, left_at, is_clock_in_unconfirmed, is_clock_out_unconfirmed }: Standing): Span | null {
  if (arrived_at === null || left_at === null || is_clock_in_unconfirmed || is_clock_out_unconfirmed) return null
  const [from, to] = [onTheMinute(arrived_at), onTheMinute(left_at)]
  return from < to ? { from, to } : null
}

/**
 * Refuses what a manager says of a service where some of its minutes count already, for its agent elsewhere or for another agent of the
 * same post. What counts twice already can be shortened step by step.
 */
export async function refuseCountedTwice(db: Db, row: ClockingFactsRow, made: Projection): Promise<void> {
  const span = countedOf(made)
  const before = countedOf({
    arrived_at: row.arrivedAt,
    left_at: row.leftAt,
    is_clock_in_unconfirmed: row.isClockInUnconfirmed,
    is_clock_out_unconfirmed: row.isClockOutUnconfirmed,
  })
  if (!span || (before && before.from <= span.from && span.to <= before.to)) return
  const other = await db.one(countedBetween(db, { shiftId: row.id, agentId: row.agentId, ...span }))
  if (!other) return
  const { agentName: name, siteName: site, arrivedLocal, leftLocal } = other
  throw new Refusal('COUNTED_ALREADY', { name, site, day: dayOf(arrivedLocal), from: clockOf(arrivedLocal), until: clockOf(leftLocal) })
}
