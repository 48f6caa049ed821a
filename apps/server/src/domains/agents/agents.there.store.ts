import { statement, type Db } from '../../platform/postgres/db.ts'

export interface AgentThere {
  readonly id: number
  readonly partnerId: number | null
  readonly employeeNumber: string
  readonly isArchived: boolean
}
const columns = `agent_id as id, partner_id as "partnerId", employee_number as "employeeNumber", archived_on is not null as "isArchived"`

export const agentThere = (db: Db, agentId: number) =>
  statement<AgentThere>(`select ${columns} from agents where company_id = $1 and agent_id = $2`, [db.companyId, agentId])

/** The same, held until the transaction ends: of two who change what hangs on it the second sees what the first has done. */
export const agentHeld = (db: Db, agentId: number) =>
  statement<AgentThere>(`select ${columns} from agents where company_id = $1 and agent_id = $2 for no key update`, [db.companyId, agentId])
