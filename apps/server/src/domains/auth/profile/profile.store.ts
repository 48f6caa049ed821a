import type { UserLanguage } from '@vigie/contract/auth/users.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface ProfileRow {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly language: string | null
  readonly photoUrl: string | null
  readonly isOfSheet: boolean
}

/** Who one is. An agent's phone is that of its sheet. */
export const profileOf = (db: Db, userId: number) =>
  statement<ProfileRow>(
    `select u.first_name as "firstName", u.last_name as "lastName", u.email, coalesce(a.phone_mobile, u.phone) as phone, u.language,
            u.photo_url as "photoUrl", a.agent_id is not null as "isOfSheet"
       from users u left join agents a on a.company_id = u.company_id and a.agent_id = u.agent_id
      where u.company_id = $1 and u.user_id = $2`,
    [db.companyId, userId],
  )

/** What is given; the rest stays as it stands by then. */
export interface ProfileChange {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly phone?: string | undefined
  /** Null: as each device was told. */
  readonly language?: UserLanguage | undefined
}
export const saveProfile = (db: Db, userId: number, { firstName, lastName, phone, language }: ProfileChange) =>
  statement(
    `update users set first_name = coalesce($3, first_name), last_name = coalesce($4, last_name), phone = coalesce($5, phone),
            language = case when $6 then $7 else language end,
            version = version + case when coalesce($3, $4, $5) is null then 0 else 1 end
      where company_id = $1 and user_id = $2`,
    [db.companyId, userId, firstName ?? null, lastName ?? null, phone ?? null, language !== undefined, language ?? null],
  )
