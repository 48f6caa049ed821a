import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Open missions that an agent has not looked at: one with a service that nobody has and that has not begun. */
export const unseenMissions = (db: Db, agentId: number, now: Instant) =>
  statement<{ count: number }>(
    `select count(*)::int as count from mission_agents o join missions m on m.company_id = o.company_id and m.mission_id = o.mission_id
      where o.company_id = $1 and o.agent_id = $2 and o.viewed_at is null and m.closed_at is null and exists (
        select from mission_shifts h join shifts s on s.company_id = h.company_id and s.shift_id = h.shift_id
         where h.company_id = $1 and h.mission_id = o.mission_id and s.agent_id is null and s.starts_at > $3)`,
    [db.companyId, agentId, now],
  )
