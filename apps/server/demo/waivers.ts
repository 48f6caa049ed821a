import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { managerEmail } from './people/users.plan.ts'

/** The last service that is over was given although the rest before it was too short: the manager has written why. */
export const saveWaivers = (db: Db, now: Instant) =>
  db.save(
    statement<{ id: number }>(
      `insert into planning_waivers (company_id, shift_id, agent_id, user_id, rules, reason, created_at)
       select $1, s.shift_id, s.agent_id, u.user_id, '{SHORTEST_REST}', 'Relève malade le jour même, accord écrit de l’agent.', s.starts_at - interval '6 hours'
         from (select shift_id, agent_id, starts_at from shifts
                where company_id = $1 and left_at < $2 and agent_id is not null order by left_at desc, shift_id limit 1) s
         join users u on u.company_id = $1 and u.email = $3
       returning planning_waiver_id as id`,
      [db.companyId, now, managerEmail],
    ),
  )
