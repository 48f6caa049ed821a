import { clockedFilters } from '@vigie/contract/clockings/clockings.lists.rules.ts'
import { named } from '../address.ts'
import { oneOf } from '../parameters.ts'

/** Services pointés: which of them the tablet shows. */
export const clockedListAddress = named('/pointages/clockings-shifts-lists', { filter: oneOf('filter', clockedFilters, 'all') })
