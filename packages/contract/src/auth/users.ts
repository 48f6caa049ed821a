import * as z from 'zod/mini'
import { roles, type Role } from '../access.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'

/** A language that a person has chosen; null: none yet, so that each device keeps its own. */
export const userLanguage = z.nullable(z.enum(['fr', 'en', 'de']))
export type UserLanguage = z.output<typeof userLanguage>

/** The session's user: the 20 fields of the specification (coverage 3.001). */
export const sessionUser = shape({
  id: ['id', id],
  username: ['username', z.string()],
  email: ['email', z.string()],
  role: ['role', z.enum(roles as [Role, ...Role[]])],
  firstName: ['firstname', z.string()],
  lastName: ['lastname', z.string()],
  photoUrl: ['photoURL', z.nullable(z.string())],
  isFirstLogin: ['isFirstLogin', z.boolean()],
  isPasswordExpired: ['isPwdExpired', z.boolean()],
  isPasswordStrong: ['isPwdStrong', z.boolean()],
  agentId: ['userResourceId', z.nullable(id)],
  clientUserId: ['clientUserId', z.nullable(id)],
  clientId: ['userClientId', z.nullable(id)],
  partnerUserId: ['userPartnerId', z.nullable(id)],
  partnerId: ['userPartnerCompanyId', z.nullable(id)],
  subCompanyId: ['userSubCompanyId', z.nullable(id)],
  clientIds: ['userClientIds', z.array(id)],
  smsProvider: ['fournisseur_sms', z.nullable(z.string())],
  forbiddenPages: ['forbiddenPages', z.array(z.string())],
  hasActiveContract: ['hasOneContractActive', z.boolean()],
})
export type SessionUser = z.output<typeof sessionUser>
