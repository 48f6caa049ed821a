import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../../kit/handle.ts'

export const confirmHandlers = [
  // No act is marked «à confirmer» yet.
  handle(confirmClocking, () => {
    throw new Refusal('NOT_FOUND')
  }),
]
