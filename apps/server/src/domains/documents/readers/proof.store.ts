import type { DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../../kit/cursor.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

const account = `(r.user_id is not null and u.is_active or exists (
  select from users x where x.company_id = r.company_id and x.agent_id = r.agent_id and x.role = 'resource' and x.is_active))`

/**
 * The readers of a version $3: of the one that stands all who are to read it, of any whoever has. First who has not viewed
 * it, then who has still to validate it, each by name.
 */
const readers = `
  select r.document_reader_id as id, r.agent_id, p.name, p.photo_url, r.is_asked, coalesce(${account}, false) as is_reached, r.since,
         r.reminded_at, g.viewed_at, g.validated_at, g.full_name, g.address, g.validation_text,
         (case when g.viewed_at is null then '0 ' when r.is_asked and g.validated_at is null then '1 ' else '2 ' end
          || lower(unaccent(p.name))) collate "C" as key
    from documents d
    join document_readers r on r.company_id = d.company_id and r.document_id = d.document_id
    left join document_readings g on g.company_id = r.company_id and g.document_id = r.document_id
          and g.document_reader_id = r.document_reader_id and g.version = $3::int
    left join agents a on a.company_id = r.company_id and a.agent_id = r.agent_id
    left join users u on u.company_id = r.company_id and u.user_id = r.user_id
    cross join lateral (
      select coalesce(a.last_name || ' ' || a.first_name, trim(u.last_name || ' ' || u.first_name), '') as name,
             coalesce(a.photo_url, u.photo_url) as photo_url) p
   where d.company_id = $1 and d.document_id = $2 and (r.until is null and d.version = $3 or g.viewed_at is not null)`

type Listed = DocumentReader & { readonly sortKey: string }

export function readersPage(db: Db, id: number, version: number, limit: number, after: Cursor | undefined) {
  return statement<Listed>(
    `with readers as materialized (${readers})
     select q.id, q.agent_id as "agentId", coalesce(q.full_name, q.name) as name, q.photo_url as "photoUrl", q.is_asked as "isAsked",
            q.is_reached as "hasAccount", q.since, q.viewed_at as "viewedAt", q.validated_at as "validatedAt", q.address,
            q.validation_text as "validationText", q.reminded_at as "remindedAt", q.key as "sortKey"
       from readers q where $4::text is null or (q.key, q.id) > ($4 collate "C", $5::int)
      order by q.key, q.id limit $6`,
    [db.companyId, id, version, after?.key ?? null, after?.id ?? 0, limit],
  )
}

export interface VersionRow {
  readonly version: number
  readonly filedAt: Instant
  readonly filedByName: string | null
  readonly validatedCount: number
  readonly sha256: Buffer
}
/** The versions of a document, the newest first. */
export const versionsOf = (db: Db, id: number) =>
  statement<VersionRow>(
    `select v.version, v.filed_at as "filedAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "filedByName", f.sha256,
            (select count(*)::int from document_readings g
              where g.company_id = v.company_id and g.document_id = v.document_id and g.version = v.version
                and g.validated_at is not null) as "validatedCount"
       from document_versions v join files f on f.company_id = v.company_id and f.file_id = v.file_id
       left join users u on u.company_id = v.company_id and u.user_id = v.filed_by
      where v.company_id = $1 and v.document_id = $2 order by v.version desc`,
    [db.companyId, id],
  )
