import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { managerEmail } from './people/users.plan.ts'

/** The last service that is over was another agent's until it began: the manager has written why it changed hands. */
export const saveHandovers = (db: Db, now: Instant) =>
  db.save(
    statement<{ id: number }>(
      `insert into handovers (company_id, shift_id, former_agent_id, from_at, reason, user_id, created_at)
       select $1, s.shift_id, a.agent_id, s.starts_at, 'Malade le jour même.', u.user_id, s.starts_at + interval '4 minutes'
         from (select shift_id, agent_id, starts_at from shifts
                where company_id = $1 and left_at < $2 and agent_id is not null order by left_at desc, shift_id limit 1) s
         join users u on u.company_id = $1 and u.email = $3
         cross join lateral (select agent_id from agents where company_id = $1 and agent_id <> s.agent_id order by agent_id limit 1) a
       returning handover_id as id`,
      [db.companyId, now, managerEmail],
    ),
  )
