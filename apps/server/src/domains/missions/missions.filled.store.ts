import type { Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

/** Missions all of whose services went to somebody without them, of some services or of all; each is answered once, none that is over. */
export const markFilled = (db: Db, shiftIds: readonly number[] | null, now: Instant) =>
  statement<{ id: number }>(
    `update missions m set filled_told_at = $3
      where m.company_id = $1 and m.closed_at is null and m.ended_as is null and m.filled_told_at is null
        and ($2::int[] is null or m.mission_id in (select o.mission_id from mission_shifts o where o.company_id = $1 and o.shift_id = any($2)))
        and (select bool_and(s.agent_id is not null) from mission_shifts o join ${rowByKey('shifts', 's', 'k.shift_id = o.shift_id')}
              where o.company_id = $1 and o.mission_id = m.mission_id)
     returning m.mission_id as id`,
    [db.companyId, shiftIds, now],
  )
