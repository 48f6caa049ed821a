import { demandStates } from '@vigie/contract/demands/demands.ts'
import { named } from '../address.ts'
import { id, oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** Demandes: what agents ask of their managers. The table of addresses holds its names alone (app/addresses/manager.ts). */
export const demandsAddress = named('/manager/demands', {
  state: oneOf('state', demandStates, 'open'),
  typeId: id('typeId'),
  search: text('search'),
  /** The one that is read. */
  demandId: id('demandId'),
})
export type DemandsView = Values<typeof demandsAddress.query>
