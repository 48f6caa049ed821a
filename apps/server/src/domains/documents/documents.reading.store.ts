import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { StoredFile } from '../files/files.store.ts'
import type { DocumentScope } from './documents.scope.rules.ts'
import { anywhere, isAsked, isInState, ownAt, seenColumns, seenFrom, seenValues, type DocumentQuestion } from './documents.seen.ts'

/** A document as one who is about to read, validate or fetch it needs it; gathered in one trip. */
export interface ReadingRow {
  readonly id: number
  readonly owner: DocumentOwner
  /** The one that stands. */
  readonly currentVersion: number
  /** The one that was asked for, and its file. */
  readonly version: number
  readonly storageKey: string
  readonly fileName: string
  readonly extension: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly pages: number | null
  readonly wantsWhole: boolean
  readonly validationText: string | null
  /** Null: a manager. */
  readonly readerId: number | null
  readonly isAsked: boolean | null
  readonly viewedAt: Instant | null
  readonly page: number | null
  readonly validatedAt: Instant | null
}

const columns = `d.document_id as id, d.owner, d.version as "currentVersion", v.version, f.storage_key as "storageKey",
   f.name as "fileName", f.extension, f.media_type as "mediaType", f.bytes::int as bytes, f.sha256, f.pages,
   d.wants_whole as "wantsWhole", d.validation_text as "validationText"`

/** Of all versions a manager fetches, and whoever validated one; the others the one that stands. */
const mayFetch = (scope: DocumentScope): string =>
  scope.reader === null
    ? 'true'
    : `(v.version = d.version or exists (
         select from document_readings w where w.company_id = r.company_id and w.document_id = r.document_id
            and w.document_reader_id = r.document_reader_id and w.version = v.version and w.validated_at is not null))`

/** Of the version that stands; or of a former one, for a manager and for whoever validated that one. */
export function readingOf(db: Db, id: number, version: number | undefined, scope: DocumentScope) {
  const question: DocumentQuestion = { scope, place: anywhere, id }
  const asked = `$${ownAt(scope)}::int`
  return statement<ReadingRow>(
    `select ${columns}, ${seenColumns(scope)} from ${seenFrom(scope)}
       join document_versions v on v.company_id = d.company_id and v.document_id = d.document_id and v.version = coalesce(${asked}, d.version)
       join files f on f.company_id = v.company_id and f.file_id = v.file_id
      where ${isAsked(question)} and ${mayFetch(scope)}`,
    [...seenValues(db, question), version ?? null],
    { usesCustomPlan: true },
  )
}

/** The file that lies under a key, or whose thumbnail does, while it is one of a document that the caller sees. */
export function fileOfKey(db: Db, key: string, scope: DocumentScope) {
  const question: DocumentQuestion = { scope, place: anywhere }
  const asked = `$${ownAt(scope)}::text`
  return statement<StoredFile>(
    `select f.name, f.media_type as "mediaType", f.bytes, f.storage_key <> ${asked} as "isThumbnail"
       from ${seenFrom(scope)}
       join document_versions v on v.company_id = d.company_id and v.document_id = d.document_id
       join files f on f.company_id = v.company_id and f.file_id = v.file_id
      where (f.storage_key = ${asked} or f.thumbnail_key = ${asked}) and ${isAsked(question)} and ${mayFetch(scope)} limit 1`,
    [...seenValues(db, question), key],
  )
}

interface Act {
  readonly id: number
  readonly version: number
  readonly readerId: number
  readonly userId: number
  readonly now: Instant
}

/** Marks the version that stands viewed; again, with a later page. Answers nothing where another has taken its place. */
export const saveViewed = (db: Db, { id, version, readerId, userId, now }: Act, page: number) =>
  statement<{ viewedAt: Instant; page: number; isFirst: boolean }>(
    `insert into document_readings as g (company_id, document_id, document_reader_id, version, user_id, viewed_at, page)
     select $1, d.document_id, $4, d.version, $5, $6, $7 from documents d
      where d.company_id = $1 and d.document_id = $2 and d.version = $3 and d.removed_at is null
     on conflict (company_id, document_id, document_reader_id, version) do update set page = greatest(g.page, excluded.page)
     returning g.viewed_at as "viewedAt", g.page, (g.xmax = 0) as "isFirst"`,
    [db.companyId, id, version, readerId, userId, now, page],
  )

export interface Proof {
  readonly sha256: Buffer
  readonly fullName: string
  readonly address: string
  readonly text: string
  /** What the document asked to be ticked when it was gathered; null: the usual. */
  readonly asked: string | null
}
/** Validates the version that stands, once. Answers nothing where it was validated, or another version or text has taken its place. */
export const saveValidated = (db: Db, { id, version, readerId, userId, now }: Act, { sha256, fullName, address, text, asked }: Proof) =>
  statement<{ validatedAt: Instant | null }>(
    `update document_readings g
        set validated_at = $6, sha256 = $7, full_name = $8, address = $9, validation_text = $10, user_id = $5
       from documents d
      where g.company_id = $1 and g.document_id = $2 and g.document_reader_id = $4 and g.version = $3 and g.validated_at is null
        and d.company_id = g.company_id and d.document_id = g.document_id and d.version = g.version and d.removed_at is null
        and d.validation_text is not distinct from $11
     returning g.validated_at as "validatedAt"`,
    [db.companyId, id, version, readerId, userId, now, sha256, fullName, address, text, asked],
  )

/** How many of each owner's the reader has not viewed. */
export function unseenOf(db: Db, scope: DocumentScope) {
  const question: DocumentQuestion = { scope, place: anywhere }
  return statement<{ owner: DocumentOwner; count: number }>(
    `select d.owner, count(*)::int as count from ${seenFrom(scope)} where ${isAsked(question)} and ${isInState(scope, 'unviewed')} group by d.owner`,
    seenValues(db, question),
  )
}
