import { hoursFilters } from '@vigie/contract/hours/hours.rules.ts'
import { hoursSorts, usualHoursSort } from '@vigie/contract/hours/hours.sorts.ts'
import { named } from '../address.ts'
import { id, monthUnlessCurrent, oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** Heures: what each agent of a month had planned and has done. The table of addresses holds its names alone (app/addresses/manager.ts). */
export const hoursAddress = named('/manager/hours', {
  month: monthUnlessCurrent,
  filter: oneOf('filter', hoursFilters, 'all'),
  search: text('search'),
  sort: oneOf('sort', hoursSorts, usualHoursSort),
  /** Whose days are open. */
  agentId: id('resourceId'),
})
export type HoursView = Values<typeof hoursAddress.query>
