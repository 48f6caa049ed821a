import type { Instant } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/settings.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { newLinkToken } from './auth.tokens.ts'
import { newLink } from './links.store.ts'

export interface NewManager {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly now: Instant
}

/** A manager who holds every right, and the token of the invitation to choose a password. */
export async function inviteManager(db: Db, { email, firstName, lastName, now }: NewManager): Promise<{ userId: number; token: string }> {
  const user = await db.one(
    statement<{ userId: number }>(
      `with made as (
         insert into users (company_id, role, username, email, first_name, last_name, is_password_strong, created_at)
         values ($1, 'manager', $2, $2, $3, $4, true, $5) returning user_id),
       given as (
         insert into user_rights (company_id, user_id, "right") select $1, made.user_id, r from made, unnest($6::text[]) r)
       select user_id as "userId" from made`,
      [db.companyId, email, firstName, lastName, now, [...rights]],
    ),
  )
  const token = newLinkToken(true)
  await db.batch(...newLink(db, 'invitation', user!.userId, token, now))
  return { userId: user!.userId, token }
}
