import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface NamedDocument {
  readonly id: number
  readonly owner: DocumentOwner
  readonly version: number
  readonly name: string
  readonly siteId: number | null
  readonly validateBy: Day | null
}
/** What is said of documents to those who have become their readers. */
export const documentsNamed = (db: Db, ids: readonly number[]) =>
  statement<NamedDocument>(
    `select document_id as id, owner, version, name, site_id as "siteId", validate_by as "validateBy"
       from documents where company_id = $1 and document_id = any($2) order by 1`,
    [db.companyId, ids],
  )
