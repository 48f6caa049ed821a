import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Company } from '../../kit/session.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { companyDay, userColumns, type UserRow } from './sessions/sessions.store.ts'

export interface Account extends UserRow {
  readonly passwordHash: string | null
}

/** The users that share an e-mail; a device is no person and never signs in by one. */
export const accountsByEmail = (db: Db, company: Company, email: string, now: Instant) =>
  statement<Account>(
    `select ${userColumns('$3')}, u.password_hash as "passwordHash" from users u
      where u.company_id = $1 and lower(u.email) = lower($2) and u.is_active and u.role <> 'clocking_device'
      order by u.user_id limit 20`,
    [db.companyId, email.trim(), companyDay(company, now)],
  )
export const accountsOf = (db: Db, company: Company, email: string, now: Instant): Promise<Account[]> =>
  db.read(accountsByEmail(db, company, email, now))

export const accountOf = (db: Db, company: Company, userId: number, now: Instant): Promise<Account | undefined> =>
  db.one(
    statement<Account>(
      `select ${userColumns('$3')}, u.password_hash as "passwordHash" from users u
        where u.company_id = $1 and u.user_id = $2 and u.is_active`,
      [db.companyId, userId, companyDay(company, now)],
    ),
  )

/** The active accounts of agents. */
export const accountsOfAgents = (db: Db, agentIds: readonly number[]) =>
  statement<{ userId: number; agentId: number }>(
    `select user_id as "userId", agent_id as "agentId" from users
      where company_id = $1 and agent_id = any($2::int[]) and role = 'resource' and is_active`,
    [db.companyId, agentIds],
  )

/** Whoever comes second waits here, and its next statement sees what the first has saved. */
export const lockUser = (db: Db, userId: number) =>
  statement('select from users where company_id = $1 and user_id = $2 for no key update', [db.companyId, userId])

/**
 * A new password: it is no longer a first sign-in, nor expired. Links that were sent before choose none any more: the
 * database closes them with it.
 */
export const savePassword = (db: Db, userId: number, passwordHash: string) =>
  statement(
    `update users set password_hash = $3, is_first_login = false, password_expires_at = null
      where company_id = $1 and user_id = $2`,
    [db.companyId, userId, passwordHash],
  )

/** Ends what a manager has opened on devices: whoever knew the former password may have done it. */
export const endAccessesOf = (db: Db, userId: number, now: Instant) =>
  statement('update device_accesses set ends_at = greatest(begins_at, $3) where company_id = $1 and user_id = $2 and ends_at > $3', [
    db.companyId,
    userId,
    now,
  ])

export const confirmUserEmail = (db: Db, userId: number) =>
  statement('update users set is_email_confirmed = true where company_id = $1 and user_id = $2', [db.companyId, userId])
