import type { Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

/**
 * Open missions that an agent has not looked at: one with a service that nobody has and that has not begun. Of all that it was ever
 * offered those before the first that still stands are not looked at.
 */
export const unseenMissions = (db: Db, agentId: number, now: Instant) =>
  statement<{ count: number }>(
    `select count(*)::int as count from mission_agents o join ${rowByKey('missions', 'm', 'k.mission_id = o.mission_id')}
      where o.company_id = $1 and o.agent_id = $2 and o.viewed_at is null
        and o.mission_id >= (select min(mission_id) from missions where company_id = $1 and closed_at is null and ended_as is null)
        and m.closed_at is null and m.ended_as is null and coalesce((
        select true from mission_shifts h join shifts s on s.company_id = h.company_id and s.shift_id = h.shift_id
         where h.company_id = $1 and h.mission_id = o.mission_id and s.agent_id is null and s.starts_at > $3 limit 1), false)`,
    [db.companyId, agentId, now],
  )
