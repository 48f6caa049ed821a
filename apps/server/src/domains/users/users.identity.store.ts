import type { Role } from '@vigie/contract/access.ts'
import type { UserIdentity } from '@vigie/contract/users/users.identity.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface IdentifiedUser extends UserIdentity {
  readonly role: Role
  readonly version: number
  readonly language: string | null
  readonly isActive: boolean
  readonly hasPassword: boolean
  readonly isStrong: boolean
}
/** Who a user is, as the screen of users changes it. */
export const identityOfUser = (db: Db, userId: number) =>
  statement<IdentifiedUser>(
    `select role as "role", last_name as "lastName", first_name as "firstName", email, phone, version, language, is_active as "isActive",
            password_hash is not null as "hasPassword", is_password_strong as "isStrong"
       from users where company_id = $1 and user_id = $2`,
    [db.companyId, userId],
  )

/** Whether another active user of the same kind, and of the same client or partner, has an e-mail (as an invitation asks). */
export const sameAddress = (db: Db, userId: number, email: string) =>
  statement<{ id: number }>(
    `select o.user_id as id from users u
       join users o on o.company_id = u.company_id and o.user_id <> u.user_id and o.role = u.role and o.is_active
        and o.client_id is not distinct from u.client_id and o.partner_id is not distinct from u.partner_id and lower(o.email) = lower($3)
      where u.company_id = $1 and u.user_id = $2 and u.is_active limit 1`,
    [db.companyId, userId, email],
  )

/** A user name that was the address follows it; another address is not confirmed yet. */
export const saveIdentity = (db: Db, userId: number, { lastName, firstName, email, phone }: UserIdentity) =>
  statement<{ version: number }>(
    `update users set last_name = $3, first_name = $4, phone = $6, email = $5,
            username = case when username = email then $5 else username end,
            is_email_confirmed = is_email_confirmed and lower(email) = lower($5), version = version + 1
      where company_id = $1 and user_id = $2 returning version`,
    [db.companyId, userId, lastName, firstName, email, phone],
  )
