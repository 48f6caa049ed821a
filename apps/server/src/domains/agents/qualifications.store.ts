import type { Qualification, QualificationKind } from '@vigie/contract/agents/qualifications.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

const columns = 'qualification_id as id, kind, code, name'

/** The company's catalogue, by kind and name. */
export const catalogue = (db: Db, withArchived: boolean) =>
  statement<Qualification>(
    `select ${columns} from qualifications where company_id = $1 and ($2 or not is_archived) order by kind, name, qualification_id`,
    [db.companyId, withArchived],
  )

export interface NewQualification {
  readonly kind: QualificationKind
  readonly code: string
  readonly name: string
}
/** No row back: the code is taken. */
export const saveQualification = (db: Db, { kind, code, name }: NewQualification) =>
  statement<Qualification>(
    `insert into qualifications (company_id, kind, code, name) values ($1, $2, $3, $4) on conflict do nothing returning ${columns}`,
    [db.companyId, kind, code, name],
  )

/** What an agent may be given of the catalogue: what is not archived, and what it has already. */
export const offeredTo = (db: Db, agentId: number) =>
  statement<{ id: number }>(
    `select q.qualification_id as id from qualifications q where q.company_id = $1 and (not q.is_archived or exists (
       select from agent_qualifications h where h.company_id = $1 and h.agent_id = $2 and h.qualification_id = q.qualification_id))`,
    [db.companyId, agentId],
  )
