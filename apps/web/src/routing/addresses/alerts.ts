import { alertKinds } from '@vigie/contract/alerts/alerts.kinds.ts'
import { named } from '../address.ts'
import { oneOf } from '../parameters.ts'

const states = ['all', 'open', 'taken', 'closed'] as const

/** The list, narrowed by links: what waits for somebody, or one kind. */
export const alertsAddress = named('/alerts', {
  state: oneOf('state', states, 'all'),
  kind: oneOf('kind', ['all', ...alertKinds] as const, 'all'),
})
/** The escalation table. */
export const alertPlanAddress = named('/alerts/plan', {})
