import type { RequiredDocument } from '@vigie/contract/documents/documents.required.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** What the kinds of an agent's contracts that have not ended on a day ask for, and the newest document of each type. */
export const requiredOf = (db: Db, agentId: number, today: Day) =>
  statement<RequiredDocument>(
    `select t.document_type_id as "typeId", t.name as "typeName", d.document_id as "documentId", d.created_at as "filedAt"
       from document_types t
       left join lateral (
         select x.document_id, x.created_at from documents x
          where x.company_id = $1 and x.agent_id = $2 and x.document_type_id = t.document_type_id and x.removed_at is null
          order by x.created_at desc, x.document_id desc limit 1) d on true
      where t.company_id = $1 and t.document_type_id = any(array(
        select unnest(k.document_type_ids) from contracts c
          join contract_types k on k.company_id = c.company_id and k.contract_type_id = c.contract_type_id
         where c.company_id = $1 and c.agent_id = $2 and (c.ends_on is null or c.ends_on >= $3)))
      order by d.document_id is not null, lower(unaccent(t.name)), t.document_type_id`,
    [db.companyId, agentId, today],
  )
