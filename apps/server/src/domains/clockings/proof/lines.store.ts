import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface Place {
  readonly siteId: number
  readonly seq: number
}
export interface LineAt {
  /** Hexadecimal; null: there is no such line. */
  readonly hash: string | null
  readonly clockingUuid: string | null
  readonly kind: string | null
  readonly happenedAt: Instant | null
  readonly recordedAt: Instant | null
}
/** What stands at some places of the chains, in the order of the places. */
export const linesAt = (db: Db, places: readonly Place[]) =>
  statement<LineAt>(
    `select encode(c.hash, 'hex') as hash, c.clocking_uuid as "clockingUuid", c.kind,
              c.happened_at as "happenedAt", c.recorded_at as "recordedAt"
         from unnest($2::int[], $3::int[]) with ordinality as q (site_id, seq, place)
         left join clockings c on c.company_id = $1 and c.site_id = q.site_id and c.seq = q.seq
        order by q.place`,
    [db.companyId, places.map(({ siteId }) => siteId), places.map(({ seq }) => seq)],
  )
