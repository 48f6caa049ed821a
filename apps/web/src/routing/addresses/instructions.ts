import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** The instructions of a site, for an agent who has a service there. */
export const siteInstructionsAddress = named('/instructions', { siteId: id('siteId') })
