import { role, type Role } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { rights, type PageCode, type Right } from '@vigie/contract/settings.ts'
import { hashPassword } from '../src/domains/auth/passwords.ts'
import type { Db } from '../src/platform/postgres/db.ts'
import { demoAgentNumber, plannedAgents, withoutContractNumber } from './agents.plan.ts'
import { idOf, insertion, insertNamed } from './rows.ts'
import { demoPassword } from './signins.ts'

export interface UserScene {
  readonly db: Db
  readonly since: Instant
  readonly clientIds: ReadonlyMap<string, number>
  readonly partnerIds: ReadonlyMap<string, number>
  readonly siteIds: ReadonlyMap<string, number>
  readonly agentIds: ReadonlyMap<string, number>
}

export const managerEmail = 'manager@demo.example'

interface PlannedUser {
  readonly email: string
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly agent?: string
  readonly client?: string
  readonly partner?: string
  readonly rights?: readonly Right[]
  readonly clients?: readonly string[]
  readonly sites?: readonly string[]
  readonly forbiddenPages?: readonly PageCode[]
}

const readingRights = ['man_access_list_resource', 'man_access_list_site', 'man_access_schedule_site', 'man_access_services'] as const

const office: readonly PlannedUser[] = [
  { email: managerEmail, role: role.manager, firstName: 'Camille', lastName: 'Rochemaure', rights },
  { email: 'manager-lecture@demo.example', role: role.manager, firstName: 'Paul', lastName: 'Vallombreuse', rights: readingRights },
  { email: 'client@demo.example', role: role.client, firstName: 'Hélène', lastName: 'Montrivel', client: 'VAL', clients: ['VAL', 'ORV', 'HBR'] },
  {
    email: 'client-user@demo.example',
    role: role.clientUser,
    firstName: 'Simon',
    lastName: 'Passelande',
    client: 'VAL',
    sites: ['VAL01'],
    forbiddenPages: ['DEVIS', 'FACTURES'],
  },
  { email: 'partner@demo.example', role: role.partner, firstName: 'Nora', lastName: 'Guérandal', partner: 'ST1' },
]

const addresses: Readonly<Record<string, string>> = { [demoAgentNumber]: 'agent@demo.example', [withoutContractNumber]: 'agent-sans-contrat@demo.example' }

/** Every agent has an account: the phone on which they clock is signed in under it. */
const agentUsers: readonly PlannedUser[] = plannedAgents.map(({ number, firstName, lastName, email }) => ({
  email: addresses[number] ?? email,
  role: role.agent,
  firstName,
  lastName,
  agent: number,
}))

const idIn = (ids: ReadonlyMap<string, number>, name: string | undefined) => (name === undefined ? null : idOf(ids, name))

/** The sign-ins of every role, and one for each agent. The password is published, so one hash serves all of them. */
export async function saveUsers({ db, since, clientIds, partnerIds, siteIds, agentIds }: UserScene): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const users = [...office, ...agentUsers]
  const rows = users.map(({ email, role: ofUser, firstName, lastName, agent, client, partner }) => ({
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
    role: 'text', username: 'text', email: 'text', first_name: 'text', last_name: 'text', password_hash: 'text', is_first_login: 'boolean',
    is_email_confirmed: 'boolean', agent_id: 'int', client_id: 'int', partner_id: 'int', created_at: 'timestamptz',
  } as const
  const ids = await insertNamed(db, 'users', { id: 'user_id', name: 'username' }, columns, rows)
  const each = <T, R>(listOf: (user: PlannedUser) => readonly T[] | undefined, rowOf: (value: T) => R) =>
    users.flatMap((user) => (listOf(user) ?? []).map((value) => ({ user_id: idOf(ids, user.email), ...rowOf(value) })))
  await db.batch(
    insertion(db, 'user_rights', { user_id: 'int', right: 'text' }, each((user) => user.rights, (right) => ({ right }))),
    insertion(db, 'user_forbidden_pages', { user_id: 'int', page: 'text' }, each((user) => user.forbiddenPages, (page) => ({ page }))),
    insertion(db, 'user_clients', { user_id: 'int', client_id: 'int' }, each((user) => user.clients, (code) => ({ client_id: idOf(clientIds, code) }))),
    insertion(db, 'user_sites', { user_id: 'int', site_id: 'int' }, each((user) => user.sites, (code) => ({ site_id: idOf(siteIds, code) }))),
  )
}
