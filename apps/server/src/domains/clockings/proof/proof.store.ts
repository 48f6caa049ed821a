import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Instant, LocalDateTime, Month } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../../platform/postgres/db.ts'
import type { DecidableLine } from '../decisions.rules.ts'
import { readPlaceColumns, type ReadPlaceRow } from '../read-place.ts'

/** An agent's own act with what its receipt is made of. */
interface OwnLine extends ReadPlaceRow {
  readonly clockingUuid: string
  readonly kind: ClockingKind
  readonly shiftId: number
  readonly doubt: Doubt | null
  readonly siteId: number
  readonly siteName: string
  readonly timeZone: string
  readonly happenedLocal: LocalDateTime
  readonly happenedAt: Instant
  readonly recordedAt: Instant
  readonly isLate: boolean
  readonly seq: number
  readonly hash: Buffer
}
export interface OwnPage {
  readonly agentId: number
  readonly month: Month
  readonly limit: number
  /** The last act of the page before. */
  readonly after: { readonly happenedAt: string; readonly clockingUuid: string } | undefined
}

/** The acts of an agent's services of a month that are its own, the last one first; what a manager said of them is none. */
export const ownLines = (db: Db, { agentId, month, limit, after }: OwnPage) =>
  statement<OwnLine>(
    `select c.clocking_uuid as "clockingUuid", c.kind, c.shift_id as "shiftId", c.doubt, c.site_id as "siteId", si.name as "siteName", si.time_zone as "timeZone",
            (c.happened_at at time zone si.time_zone)::text as "happenedLocal", c.happened_at as "happenedAt",
            c.recorded_at as "recordedAt",
            coalesce(c.kind = 'start' and c.verdict = 2 and c.happened_at > s.starts_at, false) as "isLate", c.seq, c.hash,
            ${readPlaceColumns}
       from shifts s
       join clockings c on c.company_id = s.company_id and c.shift_id = s.shift_id
       join sites si on si.company_id = c.company_id and si.site_id = c.site_id
       left join ${rowByKey('clocking_details', 'x', 'k.site_id = c.site_id and k.seq = c.seq')}
      where s.company_id = $1 and s.agent_id = $2 and s.month = $3 and c.agent_id = $2 and c.about_uuid is null
        and ($4::timestamptz is null or (c.happened_at, c.clocking_uuid) < ($4::timestamptz, $5::uuid))
      order by c.happened_at desc, c.clocking_uuid desc limit $6`,
    [db.companyId, agentId, month, after?.happenedAt ?? null, after?.clockingUuid ?? null, limit],
  )

/**
 * What of the lines of shifts says which of their acts are in effect, in the order of the chains, and of a decision its reason: for
 * whoever is told how acts stand. What is to be decided is read whole (`linesToDecide`).
 */
export const linesWithReasons = (db: Db, shiftIds: readonly number[]) =>
  statement<DecidableLine & { readonly shiftId: number; readonly comment: string | null }>(
    `select c.shift_id as "shiftId", c.clocking_uuid, c.kind, c.happened_at, c.verdict, c.doubt, c.about_uuid, d.comment
       from clockings c
       left join clocking_details d on d.company_id = c.company_id and d.site_id = c.site_id and d.seq = c.seq
      where c.company_id = $1 and c.shift_id = any($2::int[]) order by c.site_id, c.seq`,
    [db.companyId, shiftIds],
  )

/** The number of the root that first had a site's head as the last root has it, and the count of acts that it covers. */
export const coverOf = (db: Db, siteId: number) =>
  statement<{ seq: number; number: number }>(`select seq, number from rooted_heads where company_id = $1 and site_id = $2`, [
    db.companyId,
    siteId,
  ])
