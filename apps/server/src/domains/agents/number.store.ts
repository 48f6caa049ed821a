import { statement, type Db } from '../../platform/postgres/db.ts'

/** Encrypted; null: none. */
export const numberOf = (db: Db, agentId: number) =>
  statement<{ kept: Buffer | null; partnerId: number | null }>(
    'select national_insurance_number as kept, partner_id as "partnerId" from agents where company_id = $1 and agent_id = $2',
    [db.companyId, agentId],
  )

/** Logs a viewing in the agent's history. No row: the agent does not exist, or has no number. */
export const keepViewed = (db: Db, agentId: number) =>
  statement<{ kept: string | null }>('select keep_viewed_number($2)::text as kept where $1::int is not null', [db.companyId, agentId])

export const saveNumber = (db: Db, agentId: number, kept: Buffer | null) =>
  statement<{ id: number }>(
    'update agents set national_insurance_number = $3 where company_id = $1 and agent_id = $2 returning agent_id as id',
    [db.companyId, agentId, kept],
  )
