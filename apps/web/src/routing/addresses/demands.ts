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

/** Demandes, of an agent: its own, and the form that is open: of a type, or about one of its services. */
export const ownDemandsAddress = named('/demands', { shiftId: id('vacationId'), typeId: id('type') })

/** One of them. */
export const ownDemandAddress = named('/demand', { demandId: id('demandId') })
