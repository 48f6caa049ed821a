import * as z from 'zod/mini'
import { role } from '../access.ts'
import * as may from '../access.calls.ts'
import { pageCodes, rights } from '../companies/settings.ts'
import { call } from '../kit/call.ts'
import { fieldProblems } from '../kit/fields.rules.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { shape } from '../kit/shape.ts'
import { id, writtenText } from '../kit/values.ts'
import { handOver } from '../outbox/outbox.handOver.ts'
import { userFields } from './users.identity.ts'
import { userRoles } from './users.kinds.ts'
import { mostUserRows } from './users.ts'

const input = shape({
  role: ['role', z.enum(userRoles)],
  firstName: ['firstname', writtenText(100)],
  lastName: ['lastname', writtenText(100)],
  email: ['email', writtenText(254)],
  phone: ['phone_mobile', z._default(writtenText(30), '')],
  /** Of the invitation; the user may choose another. */
  language: ['language', z._default(z.enum(['fr', 'en', 'de']), 'fr')],
  /** Of a client or a client_user. */
  clientIds: ['client_ids', z._default(z.array(id).check(z.maxLength(mostUserRows)), [])],
  /** Of a client_user. */
  siteIds: ['site_ids', z._default(z.array(id).check(z.maxLength(500)), [])],
  partnerId: ['partner_id', z._default(z.nullable(id), null)],
  /** Of a manager. */
  rights: ['rights', z._default(z.array(z.enum(rights)), [])],
  /** Of a client or a partner: pages that are closed from the beginning. */
  forbiddenPages: ['forbiddenPages', z._default(z.array(z.enum(pageCodes)), [])],
})
export type Invitation = z.output<typeof input>

/** What an invitation lacks, by our names of its fields: asked by the form and by the server. */
export function invitationProblems(invitation: Invitation): FieldProblem[] {
  const { clientIds, siteIds, partnerId } = invitation
  const isOfClient = invitation.role === role.client || invitation.role === role.clientUser
  return [
    ...fieldProblems(userFields, invitation),
    ...(isOfClient && clientIds.length === 0 ? [{ field: 'clientIds', problem: 'user.noClient' }] : []),
    ...(invitation.role === role.clientUser && siteIds.length === 0 ? [{ field: 'siteIds', problem: 'user.noSite' }] : []),
    ...(invitation.role === role.partner && partnerId === null ? [{ field: 'partnerId', problem: 'user.noPartner' }] : []),
  ]
}

const sent = { handOver: ['hand_over', z.nullable(handOver)] } as const

export const inviteUser = call({
  method: 'POST',
  path: '/users',
  does: 'Makes a user with its first rights and sends a link to choose a password. An e-mail may belong to several users.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { role: 'manager', firstname: 'Inès', lastname: 'Garrigois', email: 'ines@example.com', rights: ['man_access_list_site'] },
  input,
  /** `handOver`: no e-mail left, and this is the link that it would have brought. */
  output: shape({ userId: ['user_id', id], ...sent }),
})

export const inviteUserAgain = call({
  method: 'POST',
  path: '/users/invitation',
  does: 'Sends the invitation of a user who has not signed in yet once more. The older link no longer works.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1 },
  input: shape({ userId: ['user_id', id] }),
  output: shape(sent),
})
