import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** The list, narrowed to one agent by links. */
export const absencesAddress = named('/absences', { agentId: id('resourceId') })
/** The sheet of one. */
export const absenceAddress = named('/absence', { absenceId: id('id') })
