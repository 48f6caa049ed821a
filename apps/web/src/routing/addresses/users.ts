import { listUsers } from '@vigie/contract/users/users.ts'
import { userGroups } from '@vigie/contract/users/users.kinds.ts'
import { named } from '../address.ts'
import { id, oneOf, text } from '../parameters.ts'

/** Utilisateurs: what narrows the list, and the user who is open. */
export const usersAddress = named('/users', {
  group: oneOf('group', ['all', ...userGroups] as const, 'all'),
  search: text('search'),
  sort: oneOf('sort', listUsers.list.sorts, listUsers.list.usualSort),
  /** Those of one client or partner: its sheet leads there. */
  clientId: id('clientId'),
  partnerId: id('partner_id'),
  userId: id('user'),
})
