import type { HistoryEntity, NamedTable } from '@vigie/contract/changes/changes.fields.ts'
import type { HistoryEntry } from '@vigie/contract/changes/changes.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** As JSON holds a column; undefined: the row was not there yet, or is not any more. */
export type ColumnValue = string | number | boolean | null | undefined
export interface ChangeRow extends Pick<HistoryEntry, 'id' | 'changedAt' | 'act' | 'userName' | 'isImport'> {
  readonly entity: HistoryEntity
  /** What the part is called now; null: it is gone, or is the sheet itself. */
  readonly partName: string | null
  /** By column: from and to; null: a secret. */
  readonly fields: Readonly<Record<string, readonly [from: ColumnValue, to: ColumnValue] | null>>
}
type Subject = 'agent' | 'site' | 'user'

/** What was changed of a sheet and its parts, the latest first. */
export const changesOf = (
  db: Db,
  subject: Subject,
  subjectId: number,
  page: { readonly limit: number; readonly before: number | undefined },
) =>
  statement<ChangeRow>(
    `select c.change_id as id, c.changed_at as "changedAt", c.act, c.entity, c.fields, c.way = 'import' as "isImport",
            nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as "userName", 
            coalesce(k.number, q.name, cl.name, si.name, nullif(concat_ws(' ', nullif(v.first_name, ''), nullif(v.last_name, '')), '')) as "partName"
       from changes c
       left join users u on u.company_id = c.company_id and u.user_id = c.user_id
       left join contracts k on k.company_id = c.company_id and c.entity = 'contract' and k.contract_id = c.entity_id
       left join qualifications q on q.company_id = c.company_id and c.entity = 'qualification' and q.qualification_id = c.entity_id
       left join clients cl on cl.company_id = c.company_id and c.entity = 'ownClient' and cl.client_id = c.entity_id
       left join sites si on si.company_id = c.company_id and c.entity = 'ownSite' and si.site_id = c.entity_id
       left join users v on v.company_id = c.company_id and c.entity in ('viewing', 'viewed') and v.user_id = c.entity_id
      where c.company_id = $1 and c.subject = $2 and c.subject_id = $3 and ($4::int is null or c.change_id < $4)
      order by c.change_id desc limit $5`,
    [db.companyId, subject, subjectId, page.before ?? null, page.limit],
  )

/** The sheet that a history is of. */
export const isSubjectThere = (db: Db, subject: Subject, subjectId: number) => {
  const values = [db.companyId, subjectId]
  if (subject === 'agent')
    return statement<{ id: number }>('select agent_id as id from agents where company_id = $1 and agent_id = $2', values)
  if (subject === 'site') return statement<{ id: number }>('select site_id as id from sites where company_id = $1 and site_id = $2', values)
  return statement<{ id: number }>('select user_id as id from users where company_id = $1 and user_id = $2', values)
}

/** What the rows are called that columns of a history name, by `table id`. */
export const namesOfRows = (db: Db, ids: Readonly<Record<NamedTable, readonly number[]>>) =>
  statement<{ key: string; name: string }>(
    `select 'contract_types ' || contract_type_id as key, name from contract_types where company_id = $1 and contract_type_id = any($2)
     union all select 'profiles ' || profile_id, name from profiles where company_id = $1 and profile_id = any($3)
     union all select 'partners ' || partner_id, name from partners where company_id = $1 and partner_id = any($4)
     union all select 'clients ' || client_id, name from clients where company_id = $1 and client_id = any($5)`,
    [db.companyId, ids.contract_types, ids.profiles, ids.partners, ids.clients],
  )
