import type { DemandField } from '@vigie/contract/demands/demands.forms.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

/** A question of a company's own form. */
export interface OwnField extends DemandField {
  readonly label: string
}
export interface TypeRow {
  readonly id: number
  /** Null: one that everybody has. */
  readonly name: string | null
  readonly fields: unknown
  readonly text: string
  readonly files: string
  readonly isOffered: boolean
}
const columns = 'demand_type_id as id, name, fields, text_need as text, files_need as files, is_offered as "isOffered"'

/** A company's own types, and what it says of those that everybody has. */
export const ownTypesOf = (db: Db) =>
  statement<TypeRow>(`select ${columns} from demand_types where company_id = $1 order by demand_type_id`, [db.companyId])

/** The types by which an agent has asked. */
export const askedTypesOf = (db: Db, agentId: number) =>
  statement<{ id: number }>(`select distinct demand_type_id as id from demands where company_id = $1 and agent_id = $2`, [
    db.companyId,
    agentId,
  ])

export const insertType = (db: Db, { name, fields, text, files }: Omit<TypeRow, 'id' | 'isOffered'>) =>
  statement<TypeRow>(
    `insert into demand_types (company_id, name, fields, text_need, files_need) values ($1, $2, $3::jsonb, $4, $5) returning ${columns}`,
    [db.companyId, name, JSON.stringify(fields), text, files],
  )

/** Whether a type is offered: a row of one that everybody has is made where there is none yet. */
export const saveOffered = (db: Db, id: number, isOffered: boolean, isOwn: boolean) =>
  isOwn
    ? statement<TypeRow>(`update demand_types set is_offered = $3 where company_id = $1 and demand_type_id = $2 returning ${columns}`, [
        db.companyId,
        id,
        isOffered,
      ])
    : statement<TypeRow>(
        `insert into demand_types (company_id, demand_type_id, is_offered) values ($1, $2, $3)
         on conflict (company_id, demand_type_id) do update set is_offered = excluded.is_offered returning ${columns}`,
        [db.companyId, id, isOffered],
      )
