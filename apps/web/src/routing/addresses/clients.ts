import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** The sheet of a client. */
export const clientSheetAddress = named('/clients/client', { clientId: id('clientId') })
