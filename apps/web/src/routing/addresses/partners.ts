import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** The sheet of a partner. */
export const partnerSheetAddress = named('/partners/partner', { partnerId: id('partnerId') })
