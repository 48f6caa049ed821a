import type { DocumentOwner, DocumentState } from '@vigie/contract/documents/documents.kinds.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { wayOf, type Order } from '../../kit/order.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { DocumentSortKey } from './documents.order.rules.ts'
import type { DocumentScope } from './documents.scope.rules.ts'
import { isAsked, isInState, ownAt, seenBeside, seenColumns, seenFrom, seenValues, type DocumentQuestion } from './documents.seen.ts'

export interface DocumentRow {
  readonly id: number
  readonly fileId: number
  readonly name: string
  readonly fileName: string
  readonly thumbnailKey: string | null
  readonly extension: string
  readonly mediaType: string
  readonly bytes: number
  readonly pages: number | null
  readonly type: string | null
  readonly typeId: number | null
  readonly folder: string
  readonly owner: DocumentOwner
  /** Null: the company. */
  readonly ownerName: string | null
  readonly siteId: number | null
  readonly siteName: string | null
  readonly asksAgents: boolean
  readonly asksPartners: boolean
  readonly validationText: string | null
  readonly validateBy: Day | null
  readonly wantsWhole: boolean
  readonly version: number
  readonly createdAt: Instant
  readonly filedAt: Instant
  readonly filedByName: string | null
  readonly readerCount: number
  readonly viewedCount: number
  readonly askedCount: number
  readonly validatedCount: number
  /** Of the reader who asks; null: a manager. */
  readonly readerId: number | null
  readonly isAsked: boolean | null
  readonly viewedAt: Instant | null
  readonly page: number | null
  readonly validatedAt: Instant | null
}

/** The share of those who have, in thousandths, or how far one has come oneself: an order may tell no reader of the others. */
const share = (part: string, whole: string) => `case when d.${whole} = 0 then 1000 else d.${part} * 1000 / d.${whole} end`
const type: Readonly<Record<DocumentSortKey, string>> = { created_at: 'timestamptz', name: 'text', read: 'int', validated: 'int' }
const ofAll: Readonly<Record<DocumentSortKey, string>> = {
  created_at: 'd.created_at',
  name: 'd.name_key',
  read: share('viewed_count', 'reader_count'),
  validated: share('validated_count', 'asked_count'),
}
const ofOne: Readonly<Record<DocumentSortKey, string>> = {
  created_at: 'd.created_at',
  name: 'd.name_key',
  read: 'case when g.viewed_at is null then 0 else 1000 end',
  validated: 'case when g.validated_at is not null then 1000 when r.is_asked then 0 else 500 end',
}

const columns = (scope: DocumentScope) => `d.document_id as id, d.file_id as "fileId", d.name, f.name as "fileName",
   f.thumbnail_key as "thumbnailKey", f.extension, f.media_type as "mediaType", f.bytes::int as bytes, f.pages, t.name as type,
   d.document_type_id as "typeId", d.folder, d.owner, coalesce(c.name, s.name, a.last_name || ' ' || a.first_name, p.name) as "ownerName",
   d.site_id as "siteId", s.name as "siteName", d.asks_agents as "asksAgents", d.asks_partners as "asksPartners", d.validation_text as "validationText",
   d.validate_by as "validateBy", d.wants_whole as "wantsWhole", d.version, d.created_at as "createdAt", d.filed_at as "filedAt",
   nullif(trim(u.first_name || ' ' || u.last_name), '') as "filedByName", d.reader_count as "readerCount", d.viewed_count as "viewedCount",
   d.asked_count as "askedCount", d.validated_count as "validatedCount", ${seenColumns(scope)}`
const tables = `join files f on f.company_id = d.company_id and f.file_id = d.file_id
   left join document_versions v on v.company_id = d.company_id and v.document_id = d.document_id and v.version = d.version
   left join users u on u.company_id = v.company_id and u.user_id = v.filed_by
   left join document_types t on t.company_id = d.company_id and t.document_type_id = d.document_type_id
   left join clients c on c.company_id = d.company_id and c.client_id = d.client_id
   left join sites s on s.company_id = d.company_id and s.site_id = d.site_id
   left join agents a on a.company_id = d.company_id and a.agent_id = d.agent_id
   left join partners p on p.company_id = d.company_id and p.partner_id = d.partner_id`

export interface DocumentPage {
  readonly state: DocumentState | null
  readonly order: Order<DocumentSortKey>
  readonly limit: number
  readonly after: Cursor | undefined
}
type Listed = DocumentRow & { readonly sortKey: string; readonly total: number | null }

/** A page of the documents of a question, each with the key that the next page goes on after; the first counts all of them. */
export function documentsOf(db: Db, question: DocumentQuestion, { state, order, limit, after }: DocumentPage) {
  const { scope } = question
  const key = (scope.reader === null ? ofAll : ofOne)[order.key]
  const [way, beyond] = wayOf(order)
  const at = ownAt(scope)
  const asked = `from ${seenFrom(scope)} where ${isAsked(question)}${state === null ? '' : ` and ${isInState(scope, state)}`}`
  const further = after ? `and (${key}, d.document_id) ${beyond} ($${at + 1}::${type[order.key]}, $${at + 2}::int)` : ''
  return statement<Listed>(
    `with page as materialized (
       select d.document_id, ${key} as key ${asked} ${further} order by ${key} ${way}, d.document_id ${way} limit $${at}::int)
     select ${columns(scope)}, page.key::text as "sortKey", ${after ? 'null::int' : `(select count(*)::int ${asked})`} as total
       from page join documents d on d.company_id = $1 and d.document_id = page.document_id ${seenBeside(scope)} ${tables}
      order by page.key ${way}, d.document_id ${way}`,
    [...seenValues(db, question), limit, ...(after ? [after.key, after.id] : [])],
    { usesCustomPlan: true },
  )
}

/** One document; nothing where the caller sees none of that id. */
export const documentById = (db: Db, question: DocumentQuestion) =>
  statement<DocumentRow>(
    `select ${columns(question.scope)} from ${seenFrom(question.scope)} ${tables} where ${isAsked(question)}`,
    seenValues(db, question),
    { usesCustomPlan: true },
  )

export interface DocumentCounts {
  readonly all: number
  readonly unviewed: number
  readonly toValidate: number
  readonly toRemind: number
}
/** How many documents each state of a question would show: one look at each. */
export function countsOf(db: Db, question: DocumentQuestion) {
  const how = (state: DocumentState) => `(count(*) filter (where ${isInState(question.scope, state)}))::int`
  return statement<DocumentCounts>(
    `select count(*)::int as "all", ${how('unviewed')} as unviewed, ${how('to_validate')} as "toValidate", ${how('to_remind')} as "toRemind"
       from ${seenFrom(question.scope)} where ${isAsked(question)}`,
    seenValues(db, question),
    { usesCustomPlan: true },
  )
}

/** The types of document that the company has named. */
export const documentTypes = (db: Db) =>
  statement<{ id: number; name: string }>(
    'select document_type_id as id, name from document_types where company_id = $1 and not is_archived order by lower(name), 1',
    [db.companyId],
  )
