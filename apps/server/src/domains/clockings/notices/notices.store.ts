import { statement, type Db } from '../../../platform/postgres/db.ts'

/** The accounts of agents, to remind them. */
export const accountsOfAgents = (db: Db, agentIds: readonly number[]) =>
  statement<{ userId: number; agentId: number }>(
    `select user_id as "userId", agent_id as "agentId" from users
      where company_id = $1 and agent_id = any($2::int[]) and role = 'resource' and is_active`,
    [db.companyId, agentIds],
  )
