import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Invitation } from '@vigie/contract/users/users.invite.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Makes a user; no row: the same person is there already, under the same client or partner. */
export const newUser = (db: Db, invitation: Invitation, now: Instant) =>
  statement<{ userId: number }>(
    `insert into users (company_id, role, username, email, first_name, last_name, phone, client_id, partner_id, is_password_strong, created_at)
     select $1, $2, $3, $3, $4, $5, $6, $7, $8, $2 = 'manager', $9
      where not exists (
        select from users u where u.company_id = $1 and u.role = $2 and lower(u.email) = lower($3) and u.is_active
           and u.client_id is not distinct from $7::int and u.partner_id is not distinct from $8::int)
     returning user_id as "userId"`,
    [
      db.companyId,
      invitation.role,
      invitation.email.trim(),
      invitation.firstName.trim(),
      invitation.lastName.trim(),
      invitation.phone.trim(),
      invitation.clientIds[0] ?? null,
      invitation.partnerId,
      now,
    ],
  )

/** Two who invite the same person at once come one after the other. */
export const holdCompanyUsers = (db: Db) =>
  statement<{ held: unknown }>(`select pg_advisory_xact_lock(hashtextextended('invite users', $1::int)) is null as held`, [db.companyId])

export const closePages = (db: Db, userId: number, pages: readonly string[]) =>
  statement(
    'insert into user_forbidden_pages (company_id, user_id, page) select $1, $2, p from unnest($3::text[]) p on conflict do nothing',
    [db.companyId, userId, pages],
  )

export interface InvitedUser {
  readonly firstName: string
  readonly email: string
  readonly isActive: boolean
  readonly hasPassword: boolean
  readonly isStrong: boolean
}
export const userToInvite = (db: Db, userId: number) =>
  statement<InvitedUser>(
    `select first_name as "firstName", email, is_active as "isActive", password_hash is not null as "hasPassword",
            is_password_strong as "isStrong"
       from users where company_id = $1 and user_id = $2 and role in ('manager', 'client', 'client_user', 'manager_partner')`,
    [db.companyId, userId],
  )
