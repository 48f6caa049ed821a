import { hasFeature, type Feature, type PageCode, type SettingKey } from './companies/settings.ts'

/** Roles, under the values of the specification. */
export const role = {
  manager: 'manager',
  partner: 'manager_partner',
  agent: 'resource',
  client: 'client',
  clientUser: 'client_user',
  device: 'clocking_device',
} as const
export type Role = (typeof role)[keyof typeof role]
export const roles = Object.values(role)

/** A client, or one of its users held to some of its sites. */
export const isClient = (name: Role): boolean => name === role.client || name === role.clientUser

/** Grouping for colours and labels alone: it gives no right. */
export const isClientType = (name: string): boolean => name.includes('client')
export const isManagerType = (name: string): boolean => name.includes('manager')

/** The caller: a role, an anonymous caller, or the app with its own basic credentials. */
export type Caller = Role | 'nobody' | 'app'

/** One condition. A `man_*` setting is read with the manager's own right already taken into account. */
export type Gate =
  | { readonly setting: SettingKey }
  | { readonly page: PageCode }
  | { readonly feature: Feature }
  | { readonly contract: 'active' | 'availabilities' }

/** Each caller who may come in, with the gates that must all be open. A caller without a row may not. */
export type Access = Readonly<Partial<Record<Caller, readonly Gate[]>>>

/** What the gates look at. Settings that are absent count as off. */
export interface Subject {
  readonly caller: Caller
  readonly settings: Readonly<Partial<Record<SettingKey, unknown>>>
  readonly forbiddenPages: readonly string[]
  readonly apiVersion: string
  readonly hasActiveContract: boolean
  readonly canAccessAvailabilities: boolean
}

export function isOpen(gate: Gate, subject: Subject): boolean {
  if ('setting' in gate) return subject.settings[gate.setting] === true
  if ('page' in gate) return !subject.forbiddenPages.includes(gate.page)
  if ('feature' in gate) return hasFeature(subject.apiVersion, gate.feature)
  return gate.contract === 'active' ? subject.hasActiveContract : subject.canAccessAvailabilities
}

/** The one decision of who may come in, for calls and addresses, on the server and in the browser. */
export function mayEnter(access: Access, subject: Subject): boolean {
  const gates = access[subject.caller]
  return gates !== undefined && gates.every((gate) => isOpen(gate, subject))
}
