import { statement, type Db } from '../../../platform/postgres/db.ts'

/** The accounts by which an agent signs in. */
export const accountsOfAgent = (db: Db, agentId: number) =>
  statement<{ userId: number }>(
    `select user_id as "userId" from users where company_id = $1 and agent_id = $2 and role = 'resource' and is_active`,
    [db.companyId, agentId],
  )
