import type { Access, Caller, Gate } from '@vigie/contract/access.ts'

/** The gates of each caller, in words; a caller without a row may not make the call. */
export type AccessRow = Readonly<Partial<Record<Caller, readonly string[]>>>
export type AccessRows = Readonly<Record<string, AccessRow>>

export const everybody: AccessRow = { manager: [], manager_partner: [], resource: [], client: [], client_user: [], clocking_device: [] }
export const people: AccessRow = { manager: [], manager_partner: [], resource: [], client: [], client_user: [] }
export const anyone: AccessRow = { ...everybody, nobody: [], app: [] }
export const nobody: AccessRow = { nobody: [] }
export const shiftManagers: AccessRow = { manager: ['setting man_access_services'] }
export const editAgents: AccessRow = { manager: ['setting man_edit_resources'] }
export const partnerAgents = ['feature partnerSpace', 'setting partner_access_resources', 'page PART_AGENTS']

const wordOf = (gate: Gate): string => Object.entries(gate)[0]!.join(' ')

/** An access of the contract in the same words. */
export const accessRowOf = (access: Access): AccessRow =>
  Object.fromEntries(Object.entries(access).map(([caller, gates]) => [caller, gates.map(wordOf)]))
