import type { HistoryEntity, ListedEntity, NamedTable } from '@vigie/contract/changes/changes.fields.ts'
import type { HistoryEntry } from '@vigie/contract/changes/changes.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** As JSON holds a column; undefined: the row was not there yet, or is not any more. */
export type ColumnValue = string | number | boolean | null | undefined | readonly (string | number)[]
export interface ChangeRow extends Pick<HistoryEntry, 'id' | 'changedAt' | 'act' | 'userName' | 'isImport'> {
  readonly entity: HistoryEntity
  readonly entityId: number
  /** What the part is called now; null: it is gone, or is the sheet itself. */
  readonly partName: string | null
  /** By column: from and to; null: a secret. */
  readonly fields: Readonly<Record<string, readonly [from: ColumnValue, to: ColumnValue] | null>>
}
export type Subject = 'agent' | 'site' | 'client' | 'partner' | 'user'

/** One kind of part alone, and changes of one column alone. */
export interface Narrowed {
  readonly entity?: HistoryEntity | undefined
  readonly field?: string | undefined
}

/** What was changed of a sheet and its parts, the latest first. */
export const changesOf = (
  db: Db,
  subject: Subject,
  subjectId: number,
  page: { readonly limit: number; readonly before: number | undefined },
  { entity, field }: Narrowed = {},
) =>
  statement<ChangeRow>(
    `select c.change_id as id, c.changed_at as "changedAt", c.act, c.entity, c.entity_id as "entityId", c.fields, c.way = 'import' as "isImport",
            nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as "userName",
            coalesce(k.number, q.name, cl.name, si.name, ct.name, gone.name, sp.name, nullif(concat_ws(' ', nullif(v.first_name, ''), nullif(v.last_name, '')), '')) as "partName"
       from changes c
       left join users u on u.company_id = c.company_id and u.user_id = c.user_id
       left join contracts k on k.company_id = c.company_id and c.entity = 'contract' and k.contract_id = c.entity_id
       left join loans l on l.company_id = c.company_id and c.entity = 'loan' and l.loan_id = c.entity_id
       left join paper_reminders p on p.company_id = c.company_id and c.entity = 'reminder' and p.reminder_id = c.entity_id
       left join qualifications q on q.company_id = c.company_id and q.qualification_id = case c.entity
            when 'qualification' then c.entity_id when 'loan' then coalesce(l.qualification_id, (c.fields #>> '{qualification_id,0}')::int)
            when 'reminder' then p.qualification_id end
       left join clients cl on cl.company_id = c.company_id and c.entity = 'ownClient' and cl.client_id = c.entity_id
       left join sites si on si.company_id = c.company_id and c.entity = 'ownSite' and si.site_id = c.entity_id
       left join contacts ct on ct.company_id = c.company_id and c.entity = 'contact' and ct.contact_id = c.entity_id
       -- what a contact that was removed was called
       left join lateral (select g.fields #>> '{name,0}' as name from changes g
         where c.entity = 'contact' and ct.contact_id is null and g.company_id = c.company_id and g.subject = c.subject and g.subject_id = c.subject_id
           and g.entity = 'contact' and g.entity_id = c.entity_id and g.act = 'removed') gone on true
       left join site_prestations o on o.company_id = c.company_id and c.entity = 'sitePrestation' and o.site_prestation_id = c.entity_id
       left join prestations sp on sp.company_id = c.company_id
        and sp.prestation_id = case c.entity when 'sitePrestation' then coalesce(o.prestation_id, (c.fields #>> '{prestation_id,0}')::int) end
       left join users v on v.company_id = c.company_id and c.entity in ('viewing', 'viewed') and v.user_id = c.entity_id
      where c.company_id = $1 and c.subject = $2 and c.subject_id = $3 and ($4::int is null or c.change_id < $4)
        and ($6::text is null or c.entity = $6) and ($7::text is null or c.fields ? $7)
      order by c.change_id desc limit $5`,
    [db.companyId, subject, subjectId, page.before ?? null, page.limit, entity ?? null, field ?? null],
  )

/** What was changed in one of the company's lists, or of one of its rows, the latest first. */
export const changesIn = (
  db: Db,
  subject: ListedEntity,
  subjectId: number | null,
  page: { readonly limit: number; readonly before: number | undefined },
) =>
  statement<ChangeRow>(
    `select c.change_id as id, c.changed_at as "changedAt", c.act, c.entity, c.entity_id as "entityId", c.fields, c.way = 'import' as "isImport",
            nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as "userName", null::text as "partName"
       from changes c left join users u on u.company_id = c.company_id and u.user_id = c.user_id
      where c.company_id = $1 and c.subject = $2 and ($3::int is null or c.subject_id = $3) and ($4::int is null or c.change_id < $4)
      order by c.change_id desc limit $5`,
    [db.companyId, subject, subjectId, page.before ?? null, page.limit],
  )

/** What was changed of the company's settings and texts, and of who it is, the latest first; not what the server sets along with a change. */
export const changesOfSettings = (db: Db, page: { readonly limit: number; readonly before: number | undefined }) =>
  statement<ChangeRow>(
    `select c.change_id as id, c.changed_at as "changedAt", c.act, c.entity, c.entity_id as "entityId", c.fields, c.way = 'import' as "isImport",
            nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as "userName",
            coalesce(s.key, t.page || ' ' || t.language, c.fields #>> '{key,0}', c.fields #>> '{key,1}') as "partName"
       from changes c
       left join users u on u.company_id = c.company_id and u.user_id = c.user_id
       left join company_settings s on s.company_id = c.company_id and c.entity = 'setting' and s.setting_id = c.entity_id
       left join company_texts t on t.company_id = c.company_id and c.entity = 'pageText' and t.text_id = c.entity_id
      where c.company_id = $1 and c.subject = 'settings' and ($2::int is null or c.change_id < $2)
        and s.key is distinct from 'shift_check_since'
      order by c.change_id desc limit $3`,
    [db.companyId, page.before ?? null, page.limit],
  )

/** What rows of the company's lists are called, by `list id`; none of those that are gone. */
export const namesOfListed = (db: Db, rows: readonly { readonly entity: string; readonly id: number }[]) =>
  statement<{ key: string; name: string }>(
    `select k.entity || ' ' || k.id as key, k.name
       from (select 'holidays' as entity, holiday_id as id, name from holidays where company_id = $1
             union all select 'sectors', sector_id, name from sectors where company_id = $1
             union all select 'activities', activity_id, name from activities where company_id = $1
             union all select 'prestations', prestation_id, name from prestations where company_id = $1
             union all select 'profiles', profile_id, name from profiles where company_id = $1
             union all select 'anomalyReasons', anomaly_reason_id, name from anomaly_reasons where company_id = $1
             union all select 'contractTypes', contract_type_id, name from contract_types where company_id = $1
             union all select 'unavailabilityTypes', unavailability_type_id, name from unavailability_types where company_id = $1
             union all select 'documentTypes', document_type_id, name from document_types where company_id = $1
             union all select 'qualifications', qualification_id, name from qualifications where company_id = $1
             union all select 'links', link_id, name from links where company_id = $1
             union all select 'news', news_id, title from news where company_id = $1) k
       join unnest($2::text[], $3::int[]) as asked (entity, id) using (entity, id)`,
    [db.companyId, rows.map(({ entity }) => entity), rows.map(({ id }) => id)],
  )

/** Whether there is such a sheet in the company. */
export const isSubjectThere = (db: Db, subject: Subject, subjectId: number) =>
  statement<{ id: number }>(
    `select agent_id as id from agents where company_id = $1 and agent_id = $3 and $2 = 'agent'
     union all select site_id from sites where company_id = $1 and site_id = $3 and $2 = 'site'
     union all select client_id from clients where company_id = $1 and client_id = $3 and $2 = 'client'
     union all select partner_id from partners where company_id = $1 and partner_id = $3 and $2 = 'partner'
     union all select user_id from users where company_id = $1 and user_id = $3 and $2 = 'user'`,
    [db.companyId, subject, subjectId],
  )

/** What the rows are called that columns of a history name, by `table id`. */
export const namesOfRows = (db: Db, ids: Readonly<Record<NamedTable, readonly number[]>>) =>
  statement<{ key: string; name: string }>(
    `select 'contract_types ' || contract_type_id as key, name from contract_types where company_id = $1 and contract_type_id = any($2)
     union all select 'profiles ' || profile_id, name from profiles where company_id = $1 and profile_id = any($3)
     union all select 'partners ' || partner_id, name from partners where company_id = $1 and partner_id = any($4)
     union all select 'clients ' || client_id, name from clients where company_id = $1 and client_id = any($5)
     union all select 'documents ' || document_id, name from documents where company_id = $1 and document_id = any($6)
     union all select 'qualifications ' || qualification_id, name from qualifications where company_id = $1 and qualification_id = any($7)
     union all select 'sectors ' || sector_id, name from sectors where company_id = $1 and sector_id = any($8)
     union all select 'document_types ' || document_type_id, name from document_types where company_id = $1 and document_type_id = any($9)
     union all select 'prestations ' || prestation_id, name from prestations where company_id = $1 and prestation_id = any($10)`,
    [
      db.companyId,
      ids.contract_types,
      ids.profiles,
      ids.partners,
      ids.clients,
      ids.documents,
      ids.qualifications,
      ids.sectors,
      ids.document_types,
      ids.prestations,
    ],
  )
