import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber } from './people/agents.plan.ts'
import { managerEmail } from './people/users.plan.ts'

/** What the manager has written on services that are over, the last ones first; the first of them is the demo agent's. */
const comments: readonly { readonly text: string; readonly client: boolean; readonly agent: boolean }[] = [
  { text: 'Merci d’avoir attendu la relève. Le badge du parking est à l’accueil pour demain.', client: false, agent: true },
  { text: 'Porte nord bloquée à la prise de service : l’agent a fait le tour par le quai.', client: true, agent: false },
  { text: 'Ronde de nuit signée avec le chef de poste, rien à signaler.', client: true, agent: true },
  { text: 'À revoir avec l’équipe : la relève arrive souvent à la dernière minute.', client: false, agent: false },
]

/** On the first start, once the past is clocked. */
export const saveComments = (db: Db, now: Instant) =>
  db.save(
    statement<{ id: number }>(
      `insert into shift_comments (company_id, shift_id, user_id, text, is_visible_client, is_visible_agent, created_at, updated_at)
       select $1, s.shift_id, u.user_id, c.text, c.client, c.agent, s.left_at, s.left_at
         from (select s.shift_id, s.left_at, row_number() over (order by a.employee_number = $3 desc, s.left_at desc, s.shift_id) as place
                 from shifts s join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
                where s.company_id = $1 and s.left_at < $2) s
         join unnest($5::text[], $6::bool[], $7::bool[]) with ordinality as c (text, client, agent, place) on c.place = s.place
         join users u on u.company_id = $1 and u.email = $4
       returning comment_id as id`,
      [
        db.companyId,
        now,
        demoAgentNumber,
        managerEmail,
        comments.map(({ text }) => text),
        comments.map(({ client }) => client),
        comments.map(({ agent }) => agent),
      ],
    ),
  )
