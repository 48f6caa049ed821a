import type { Access, Caller, Gate } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'

/** The gates of each caller, in words; a caller without a row may not make the call. */
export type AccessRow = Readonly<Partial<Record<Caller, readonly string[]>>>

const wordOf = (gate: Gate): string => Object.entries(gate)[0]!.join(' ')
const accessRowOf = (access: Access): AccessRow =>
  Object.fromEntries(Object.entries(access).map(([caller, gates]) => [caller, gates.map(wordOf)]))

/**
 * Who may make each call, by its name. That the contract has the agreed rows is checked in its own tests: against the specification's,
 * and against `packages/contract/openapi.json`.
 */
export const accessRows: Readonly<Record<string, AccessRow>> = Object.fromEntries(
  calls.map((call) => [nameOf(call), accessRowOf(call.access)]),
)
