import type { Instant } from '@vigie/contract/kit/time.ts'
import { hashPassword } from '../../src/domains/auth/hashing/passwords.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { idOf, insertion, insertNamed } from '../rows.ts'
import { demoPassword } from './signins.ts'
import { plannedUsers, type PlannedUser } from './users.plan.ts'

export interface UserContext {
  readonly db: Db
  readonly since: Instant
  readonly clientIds: ReadonlyMap<string, number>
  readonly partnerIds: ReadonlyMap<string, number>
  readonly siteIds: ReadonlyMap<string, number>
  readonly agentIds: ReadonlyMap<string, number>
}

const idIn = (ids: ReadonlyMap<string, number>, name: string | undefined) => (name === undefined ? null : idOf(ids, name))

/** The sign-ins of every role, and one for each agent. The password is published, so one hash serves all of them. */
export async function saveUsers({ db, since, clientIds, partnerIds, siteIds, agentIds }: UserContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = plannedUsers.map(({ email, role: ofUser, firstName, lastName, agent, client, partner }) => ({
    role: ofUser,
    username: email,
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: passwordHash,
    is_first_login: false,
    is_email_confirmed: true,
    agent_id: idIn(agentIds, agent),
    client_id: idIn(clientIds, client),
    partner_id: idIn(partnerIds, partner),
    created_at: since,
  }))
  const columns = {
    role: 'text',
    username: 'text',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    password_hash: 'text',
    is_first_login: 'boolean',
    is_email_confirmed: 'boolean',
    agent_id: 'int',
    client_id: 'int',
    partner_id: 'int',
    created_at: 'timestamptz',
  } as const
  const ids = await insertNamed(db, 'users', { id: 'user_id', name: 'username' }, columns, rows)
  const each = <T, R>(listOf: (user: PlannedUser) => readonly T[] | undefined, rowOf: (value: T) => R) =>
    plannedUsers.flatMap((user) => (listOf(user) ?? []).map((value) => ({ user_id: idOf(ids, user.email), ...rowOf(value) })))
  await db.batch(
    insertion(
      db,
      'user_rights',
      { user_id: 'int', right: 'text' },
      each(
        (user) => user.rights,
        (right) => ({ right }),
      ),
    ),
    insertion(
      db,
      'user_forbidden_pages',
      { user_id: 'int', page: 'text' },
      each(
        (user) => user.forbiddenPages,
        (page) => ({ page }),
      ),
    ),
    insertion(
      db,
      'user_clients',
      { user_id: 'int', client_id: 'int' },
      each(
        (user) => user.clients,
        (code) => ({ client_id: idOf(clientIds, code) }),
      ),
    ),
    insertion(
      db,
      'user_sites',
      { user_id: 'int', site_id: 'int' },
      each(
        (user) => user.sites,
        (code) => ({ site_id: idOf(siteIds, code) }),
      ),
    ),
  )
}
