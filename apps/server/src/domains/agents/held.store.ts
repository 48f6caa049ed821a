import type { HeldForm } from '@vigie/contract/agents/held.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Whether the catalogue offers it, or the agent has it already, and the document is this agent's. */
export const heldReferences = (
  db: Db,
  agentId: number,
  { qualificationId, documentId }: Pick<HeldForm, 'qualificationId' | 'documentId'>,
) =>
  statement<{ isQualification: boolean; isDocument: boolean }>(
    `select exists (select from qualifications q where q.company_id = $1 and q.qualification_id = $3 and (not q.is_archived
               or exists (select from agent_qualifications h where h.company_id = $1 and h.agent_id = $2 and h.qualification_id = $3))) as "isQualification",
            ($4::int is null or exists (select from documents where company_id = $1 and document_id = $4 and agent_id = $2
               and owner = 'agent' and removed_at is null)) as "isDocument"`,
    [db.companyId, agentId, qualificationId, documentId],
  )

const valuesOf = (form: HeldForm) => [form.number.trim(), form.issuedOn, form.expiresOn, form.documentId]

/** No row: the agent has it already. */
export const insertHeld = (db: Db, agentId: number, form: HeldForm) =>
  statement<{ version: number }>(
    `insert into agent_qualifications (company_id, agent_id, qualification_id, number, issued_on, expires_on, document_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (company_id, agent_id, qualification_id) do nothing returning version`,
    [db.companyId, agentId, form.qualificationId, ...valuesOf(form)],
  )

export const heldVersion = (db: Db, agentId: number, qualificationId: number | null) =>
  statement<{ version: number }>(
    'select version from agent_qualifications where company_id = $1 and agent_id = $2 and qualification_id = $3',
    [db.companyId, agentId, qualificationId],
  )

/** No row: it has changed since `version`. */
export const updateHeld = (db: Db, agentId: number, version: number, form: HeldForm) =>
  statement<{ version: number }>(
    `update agent_qualifications set number = $5, issued_on = $6, expires_on = $7, document_id = $8
      where company_id = $1 and agent_id = $2 and qualification_id = $3 and version = $4 returning version`,
    [db.companyId, agentId, form.qualificationId, version, ...valuesOf(form)],
  )

/** No row: it has changed since `version`. */
export const deleteHeld = (db: Db, agentId: number, qualificationId: number, version: number) =>
  statement<{ id: number }>(
    `delete from agent_qualifications where company_id = $1 and agent_id = $2 and qualification_id = $3 and version = $4
     returning qualification_id as id`,
    [db.companyId, agentId, qualificationId, version],
  )
