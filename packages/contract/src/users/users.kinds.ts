import { role, type Role } from '../access.ts'
import type { PageCode, Right, SettingKey } from '../companies/settings.ts'

/** Users that the screen lists: agents have their own sheets, devices their own screen. */
export const userRoles = [role.manager, role.client, role.clientUser, role.partner] as const
export type UserRole = (typeof userRoles)[number]
export const isUserRole = (name: Role): name is UserRole => userRoles.some((one) => one === name)

/** The three kinds that are listed under a heading each. */
export const userKinds = ['manager', 'client', 'partner'] as const
export type UserKind = (typeof userKinds)[number]
/** The headings of the list, in its order: the kinds, and users of any kind without access. */
export const userGroups = [...userKinds, 'inactive'] as const
export type UserGroup = (typeof userGroups)[number]
export const kindOf = (name: Role): UserKind => (name === role.manager ? 'manager' : name === role.partner ? 'partner' : 'client')

/** What a page is called here, its code, and the setting by which a company opens it at all. */
interface Page {
  readonly code: PageCode
  readonly setting: SettingKey
}
export const pagesOfKind = {
  client: [
    { code: 'VOSINF', setting: 'cli_access_sites' },
    { code: 'PLANNING', setting: 'cli_access_schedule_site' },
    { code: 'DEVIS', setting: 'cli_access_quotes' },
    { code: 'FACTURES', setting: 'cli_access_bills' },
    { code: 'NOSINF', setting: 'cli_access_provider' },
  ],
  partner: [
    { code: 'PART_AGENTS', setting: 'partner_access_resources' },
    { code: 'PART_PLANNING', setting: 'partner_access_schedules' },
    { code: 'PART_BDC', setting: 'partner_access_commands' },
    { code: 'PART_DEMANDES', setting: 'partner_access_demands' },
    { code: 'PART_SOCIETE', setting: 'partner_access_company' },
    { code: 'PART_PARTENAIRE', setting: 'partner_access_partners' },
  ],
} as const satisfies Record<Exclude<UserKind, 'manager'>, readonly Page[]>
/** The pages of a kind; a manager has rights instead. */
export const pagesOf = (kind: UserKind): readonly Page[] => (kind === 'manager' ? [] : pagesOfKind[kind])

/** The columns of a manager, each with the rights to read and to change. */
interface RightColumn {
  readonly key: string
  readonly see?: Right
  readonly edit?: Right
  /** A right that is held or not. */
  readonly has?: Right
}
export const rightColumns = [
  { key: 'agents', see: 'man_access_list_resource', edit: 'man_edit_resources' },
  { key: 'sites', see: 'man_access_list_site', edit: 'man_edit_sites' },
  { key: 'services', has: 'man_access_services' },
  { key: 'planning', see: 'man_access_schedule_site', edit: 'man_edit_planning' },
  { key: 'billing', edit: 'man_edit_billing' },
  { key: 'admin', has: 'man_admin' },
] as const satisfies readonly RightColumn[]
export type RightColumnKey = (typeof rightColumns)[number]['key']

/** The rights in the order of the columns, the reading before the changing. */
export const orderedRights: readonly Right[] = rightColumns.flatMap((column: RightColumn) => [
  ...(column.see ? [column.see] : []),
  ...(column.edit ? [column.edit] : []),
  ...(column.has ? [column.has] : []),
])
