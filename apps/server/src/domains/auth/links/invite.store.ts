import type { Instant } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/companies/settings.ts'
import { savedRow } from '../../../kit/version-conflict.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { newLinkToken } from '../sessions/auth.tokens.ts'
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

export interface InvitedAgent {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly partnerId: number | null
  /** The account that the agent has already, and whether it has a password. */
  readonly userId: number | null
  readonly hasPassword: boolean
  readonly isArchived: boolean
}
/** An agent with its account; the earliest one, should there be several. */
export const agentToInvite = (db: Db, agentId: number) =>
  statement<InvitedAgent>(
    `select a.email, a.first_name as "firstName", a.last_name as "lastName", a.partner_id as "partnerId", u.user_id as "userId",
            coalesce(u.password_hash is not null, false) as "hasPassword", a.archived_on is not null as "isArchived"
       from agents a left join users u
         on u.company_id = a.company_id and u.agent_id = a.agent_id and u.role = 'resource' and u.is_active
      where a.company_id = $1 and a.agent_id = $2 order by u.password_hash is null, u.user_id limit 1`,
    [db.companyId, agentId],
  )

/** Holds an agent that is not archived until the transaction ends: of two who invite it at once the second sees the account of the first. */
export const holdAgent = (db: Db, agentId: number) =>
  statement<{ id: number }>(
    'select agent_id as id from agents where company_id = $1 and agent_id = $2 and archived_on is null for no key update',
    [db.companyId, agentId],
  )

/** The agent's account, made where there is none; one that waits for its password follows the agent's e-mail. */
export async function accountOfAgent(db: Db, agentId: number, { userId, email, firstName, lastName }: InvitedAgent, now: Instant) {
  const query =
    userId === null
      ? statement<{ userId: number }>(
          `insert into users (company_id, role, username, email, first_name, last_name, agent_id, created_at)
           select $1, 'resource', $3, $3, $4, $5, $2, $6
            where not exists (select from users where company_id = $1 and agent_id = $2 and role = 'resource' and is_active)
           returning user_id as "userId"`,
          [db.companyId, agentId, email, firstName, lastName, now],
        )
      : statement<{ userId: number }>(
          `update users set username = $3, email = $3 where company_id = $1 and user_id = $2 and password_hash is null
           returning user_id as "userId"`,
          [db.companyId, userId, email],
        )
  return savedRow(await db.save(query)).userId
}
