import { registerStates } from '@vigie/contract/kit/register.ts'
import { qualificationKinds } from '@vigie/contract/agents/qualifications.ts'
import { registerNames } from '@vigie/contract/registers/registers.all.ts'
import { named } from '../address.ts'
import { id, oneOf, oneOfSaid, text } from '../parameters.ts'

/** Types of demands are no register, and stand among these lists all the same. */
export const demandTypesList = 'demandTypes'
/** Listes: the lists that a company keeps for itself; which one, its open row, and what narrows it. */
export const registersAddress = named('/company/lists', {
  list: oneOfSaid('list', [...registerNames, demandTypesList] as const, 'holidays'),
  rowId: id('rowId'),
  state: oneOf('state', ['all', ...registerStates], 'active'),
  kind: oneOf('kind', ['all', ...qualificationKinds], 'all'),
  search: text('search'),
  sort: text('sort'),
})
