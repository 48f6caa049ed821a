import { anomalyKinds } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { anomalySorts, contractSorts, usualAnomalySort, usualContractSort } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { named } from '../address.ts'
import { id, monthUnlessCurrent, oneOf, oneOfSaid } from '../parameters.ts'

/** The homes of agents, clients and partners: the news that is opened. */
export const homeQuery = { newId: id('newId') } as const
export const managerAddress = named('/manager', { ...homeQuery, month: monthUnlessCurrent })

/** Which contracts of the month: those with a service in it, those without, or all. */
export const contractFilters = ['affected', 'free', 'all'] as const

/** What the figures of the manager's home count. */
export const anomaliesAddress = named('/manager/anomalies', {
  month: monthUnlessCurrent,
  kind: oneOfSaid('kind', anomalyKinds, 'missed'),
  sort: oneOf('sort', anomalySorts, usualAnomalySort),
})
export const contractsAddress = named('/manager/contracts', {
  month: monthUnlessCurrent,
  filter: oneOfSaid('filter', contractFilters, 'all'),
  sort: oneOf('sort', contractSorts, usualContractSort),
})
