import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { pageCodes, rights, settingKeys } from '../companies/settings.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { idFilter, list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, ordinal } from '../kit/values.ts'
import { userLanguage } from '../auth/users.ts'
import { userGroups, userRoles } from './users.kinds.ts'

export const about = 'Users of the company: who may enter, what each may see and change, and the portal as one of them sees it.'

const given = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** A user as the list shows it. */
const listed = {
  id: ['id', id],
  role: ['role', z.enum(userRoles)],
  firstName: ['firstname', z.string()],
  lastName: ['lastname', z.string()],
  email: ['email', z.string()],
  phone: ['phone_mobile', z.string()],
  photoUrl: ['photoURL', given(z.string())],
  isActive: ['is_active', z.boolean()],
  hasPassword: ['has_password', z.boolean()],
  /** When the last invitation was sent; null: none. */
  invitedAt: ['invited_at', given(instant)],
  /** The last call of a session of this user, to five minutes. */
  seenAt: ['seen_at', given(instant)],
  hasSession: ['has_session', z.boolean()],
  rights: ['rights', z.array(z.string())],
  forbiddenPages: ['forbiddenPages', z.array(z.string())],
  /** Of a client or a partner: its name, the first of several clients. */
  companyName: ['company_name', given(z.string())],
  clientCount: ['client_count', count],
  /** Of a `client_user`: its sites, and all of its clients. */
  siteCount: ['site_count', count],
  siteTotal: ['site_total', count],
} as const
export const listedUser = shape(listed)
export type ListedUser = z.output<typeof listedUser>

/** Settings that the company has turned off: what they open is open to no user. */
const offSettings = ['off_settings', z.array(z.enum(settingKeys))] as const

export const listUsers = list({
  path: '/users',
  does: 'Managers, clients and partners who may enter, or might before, by group and name. Agents and devices have lists of their own.',
  access: may.administer,
  rows: ['users', listedUser],
  filters: { group: wordFilter('group', userGroups), clientId: idFilter('clientId'), partnerId: idFilter('partner_id') },
  sorts: { keys: ['name'], usual: 'name' },
  search: 'the name, the e-mail, the client or the partner',
  also: {
    offSettings,
    /** The group of the row before this page; null: it is the first. */
    formerGroup: ['former_group', given(z.enum(userGroups))],
    /** Users who were invited and have not signed in yet, and when the first of them was; of the first page alone. */
    waitingCount: ['waiting_count', count],
    waitingSince: ['waiting_since', given(instant)],
  },
})

const named = shape({ id: ['id', id], name: ['name', z.string()] })
/** A site, and whose it is. */
export const siteOfClient = shape({ id: ['id', id], name: ['name', z.string()], clientId: ['client_id', id] })

export const readUser = call({
  method: 'GET',
  path: '/users/{user_id}',
  does: 'One user: what it may see and change, its clients, and their sites.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1 },
  input: shape({ userId: ['user_id', id] }),
  output: shape({
    user: [
      'user',
      shape({
        ...listed,
        language: ['language', userLanguage],
        /** Of name, e-mail and phone. */
        version: ['version', ordinal],
        clients: ['clients', z.array(named)],
        /** The sites of its clients, and those of them that it is held to. */
        sites: ['sites', z.array(siteOfClient)],
        siteIds: ['site_ids', z.array(id)],
      }),
    ],
    offSettings,
  }),
})
export type UserDetails = z.output<typeof readUser.output>['user']

export const listUserChoices = call({
  method: 'GET',
  path: '/users/choices',
  does: 'What an invitation chooses from: clients, partners, and the sites of some clients.',
  access: may.administer,
  isOurs: true,
  input: shape({ clientIds: ['clientIds', z.optional(z.array(id).check(z.maxLength(50)))] }),
  output: shape({
    clients: ['clients', z.array(named)],
    partners: ['partners', z.array(named)],
    sites: ['sites', z.array(siteOfClient)],
  }),
})

const reference = { userId: ['user_id', id] } as const
const done = z.object({ success: z.boolean() })

export const changeUserRight = call({
  method: 'PUT',
  path: '/users/right',
  does: 'Gives a manager a right, or takes it: open screens follow at once. To change comes with to read.',
  access: may.administer,
  isOurs: true,
  isRepeatable: true,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1, right: 'man_edit_sites', is_granted: true },
  input: shape({ ...reference, right: ['right', z.enum(rights)], isGranted: ['is_granted', z.boolean()] }),
  output: done,
})

export const changeUserPage = call({
  method: 'PUT',
  path: '/users/page',
  does: 'Opens a page of a client or a partner, or closes it: open screens follow at once.',
  access: may.administer,
  isOurs: true,
  isRepeatable: true,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1, page: 'FACTURES', is_open: false },
  input: shape({ ...reference, page: ['page', z.enum(pageCodes)], isOpen: ['is_open', z.boolean()] }),
  output: done,
})

/** Clients or sites of one user, at the most. */
export const mostUserRows = 50

export const changeUserClients = call({
  method: 'PUT',
  path: '/users/clients',
  does: 'The clients that a user of clients sees. Sites of other clients are no longer its own.',
  access: may.administer,
  isOurs: true,
  isRepeatable: true,
  refuses: ['NOT_FOUND'],
  input: shape({ ...reference, clientIds: ['client_ids', z.array(id).check(z.minLength(1), z.maxLength(mostUserRows))] }),
  output: done,
})

export const changeUserSites = call({
  method: 'PUT',
  path: '/users/sites',
  does: 'The sites that a client_user is held to.',
  access: may.administer,
  isOurs: true,
  isRepeatable: true,
  refuses: ['NOT_FOUND'],
  input: shape({ ...reference, siteIds: ['site_ids', z.array(id).check(z.minLength(1), z.maxLength(500))] }),
  output: done,
})

export const changeUserAccess = call({
  method: 'PUT',
  path: '/users/access',
  does: 'Takes the access of a user, which ends its sessions at once, or gives it back.',
  access: may.administer,
  isOurs: true,
  isRepeatable: true,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1, is_active: false },
  input: shape({ ...reference, isActive: ['is_active', z.boolean()] }),
  output: done,
})

/** A user was invited or changed: administrators who have users on the screen read them again. */
export const userChanged = event({ name: 'userChanged', payload: shape({ userId: ['user_id', id] }) })
