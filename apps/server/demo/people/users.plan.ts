import { role, type Role } from '@vigie/contract/access.ts'
import { rights, type PageCode, type Right } from '@vigie/contract/companies/settings.ts'
import { plannedAgents } from './agents.plan.ts'

export const managerEmail = 'manager@demo.example'

export interface PlannedUser {
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
  {
    email: 'client@demo.example',
    role: role.client,
    firstName: 'Hélène',
    lastName: 'Montrivel',
    client: 'VAL',
    clients: ['VAL', 'ORV', 'HBR'],
  },
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

/** Every agent has an account: the phone on which they clock is signed in under it. */
const agentUsers: readonly PlannedUser[] = plannedAgents.map(({ number, firstName, lastName, email }) => ({
  email,
  role: role.agent,
  firstName,
  lastName,
  agent: number,
}))

/** Whoever may sign in. */
export const plannedUsers: readonly PlannedUser[] = [...office, ...agentUsers]
