import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import type { ToldReader } from '../documents.notifications.ts'
import { isStillFor } from '../readers/readers.still.ts'

/** What all documents of one filing share. */
export interface Filing {
  readonly owner: DocumentOwner
  readonly ownerId: number | null
  readonly isForAgents: boolean
  readonly isForClients: boolean
  readonly isForPartners: boolean
  readonly isForAll: boolean
  readonly asksAgents: boolean
  readonly asksPartners: boolean
  readonly validationText: string | null
  readonly validateBy: Day | null
  readonly wantsWhole: boolean
  readonly typeId: number | null
  readonly folder: string
}
interface Act {
  readonly userId: number
  readonly now: Instant
}

/** A document for each file that lies under a key, in the order of the keys. */
export const insertDocuments = (db: Db, given: Filing, files: readonly { storageKey: string; title: string }[], { userId, now }: Act) =>
  statement<{ id: number }>(
    `with made as (
       insert into documents (company_id, name, folder, document_type_id, owner, client_id, site_id, agent_id, partner_id, is_for_agents,
              is_for_clients, is_for_partners, is_for_all, asks_agents, asks_partners, validation_text, validate_by, wants_whole, file_id,
              created_by, created_at, filed_at)
       select $1, given.name, $4, $5, $6, case when $6 = 'client' then $7::int end, case when $6 = 'site' then $7::int end,
              case when $6 = 'agent' then $7::int end, case when $6 = 'partner' then $7::int end, $8, $9, $10, $11, $12, $13, $14, $15, $16,
              f.file_id, $17, $18, $18
         from unnest($2::text[], $3::text[]) with ordinality as given (storage_key, name, place)
         join files f on f.company_id = $1 and f.storage_key = given.storage_key order by given.place
       returning document_id, version, file_id),
     kept as (
       insert into document_versions (company_id, document_id, version, file_id, filed_by, filed_at)
       select $1, m.document_id, m.version, m.file_id, $17, $18 from made m)
     select document_id as id from made order by 1`,
    [
      db.companyId,
      files.map(({ storageKey }) => storageKey),
      files.map(({ title }) => title),
      given.folder,
      given.typeId,
      given.owner,
      given.ownerId,
      given.isForAgents,
      given.isForClients,
      given.isForPartners,
      given.isForAll,
      given.asksAgents,
      given.asksPartners,
      given.validationText,
      given.validateBy,
      given.wantsWhole,
      userId,
      now,
    ],
  )

/** Another file takes the place of the version that was seen: nobody has read it. Answers nothing where it no longer stands. */
export const insertVersion = (db: Db, id: number, version: number, storageKey: string, { userId, now }: Act) =>
  statement<{ version: number }>(
    `with held as (
       update documents d set version = d.version + 1, file_id = f.file_id, filed_at = $6, viewed_count = 0, validated_count = 0
         from files f
        where d.company_id = $1 and d.document_id = $2 and d.version = $3 and d.removed_at is null
          and f.company_id = $1 and f.storage_key = $4
       returning d.document_id, d.version, d.file_id),
     kept as (
       insert into document_versions (company_id, document_id, version, file_id, filed_by, filed_at)
       select $1, h.document_id, h.version, h.file_id, $5, $6 from held h),
     waiting as (
       update document_readers r set reminded_at = null from held h
        where r.company_id = $1 and r.document_id = h.document_id and r.reminded_at is not null)
     select version from held`,
    [db.companyId, id, version, storageKey, userId, now],
  )

export interface Change {
  readonly name: string | null
  readonly folder: string | null
  /** Undefined: left as it is; so below. */
  readonly typeId: number | null | undefined
  readonly asksAgents: boolean
  readonly asksPartners: boolean
  readonly validationText: string | null | undefined
  readonly validateBy: Day | null
  readonly wantsWhole: boolean
}

/** What is asked of its readers changes with it; who has validated has. Answers nothing where another version stands. */
export const saveChange = (db: Db, id: number, version: number, change: Change) =>
  statement<{ id: number }>(
    `with held as (
       update documents d
          set name = coalesce($4, d.name), folder = coalesce($5, d.folder),
              document_type_id = case when $6 then $7::int else d.document_type_id end,
              validation_text = case when $8 then $9::text else d.validation_text end,
              asks_agents = $10, asks_partners = $11, validate_by = $12, wants_whole = $13
        where d.company_id = $1 and d.document_id = $2 and d.version = $3 and d.removed_at is null
       returning d.document_id, d.asks_agents, d.asks_partners),
     asked as (
       update document_readers r set is_asked = not r.is_asked from held h
        where r.company_id = $1 and r.document_id = h.document_id
          and r.is_asked <> case when r.agent_id is not null then h.asks_agents
                else h.asks_partners and exists (
                  select from users u where u.company_id = $1 and u.user_id = r.user_id and u.role = 'manager_partner') end)
     select document_id as id from held`,
    [
      db.companyId,
      id,
      version,
      change.name,
      change.folder,
      change.typeId !== undefined,
      change.typeId ?? null,
      change.validationText !== undefined,
      change.validationText ?? null,
      change.asksAgents,
      change.asksPartners,
      change.validateBy,
      change.wantsWhole,
    ],
  )

/** Off every list, and kept as proof. No row: it has changed since `version`. */
export const removeDocumentRow = (db: Db, id: number, version: number, now: Instant) =>
  statement<{ id: number }>(
    `update documents set removed_at = $4 where company_id = $1 and document_id = $2 and version = $3 and removed_at is null
     returning document_id as id`,
    [db.companyId, id, version, now],
  )

/** Whether a type is one that the company offers, or the one that a document has already. */
export const typeThere = (db: Db, typeId: number | null, keptId: number | null) =>
  statement<{ isThere: boolean | null }>(
    `select $2::int is null or exists (select from document_types where company_id = $1 and document_type_id = $2 and (not is_archived or document_type_id = $3::int)) as "isThere"`,
    [db.companyId, typeId, keptId],
  )

/** Whoever is told of a change of a document: its readers, and the accounts by which they are reached; whom it is no longer for is not. */
export const readersOf = (db: Db, id: number) =>
  statement<ToldReader>(
    `select r.agent_id as "agentId", coalesce(r.user_id, u.user_id) as "userId", r.is_asked as "isAsked"
       from document_readers r join documents d on d.company_id = r.company_id and d.document_id = r.document_id
       left join users u on u.company_id = r.company_id
            and (u.user_id = r.user_id or u.agent_id = r.agent_id and u.role = 'resource' and u.is_active)
      where r.company_id = $1 and r.document_id = $2 and r.until is null and (r.user_id is null or ${isStillFor})`,
    [db.companyId, id],
  )
