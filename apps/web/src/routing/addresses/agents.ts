import { agentSorts } from '@vigie/contract/agents/agents.sorts.ts'
import { named } from '../address.ts'
import { flag, id, month, monthUnlessCurrent, oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** What narrows the list of agents at one touch. */
export const agentFilters = ['all', 'active', 'ended', 'expiring', 'expired', 'missing', 'planned', 'free', 'archived'] as const
export type AgentFilter = (typeof agentFilters)[number]

/** Agents: everybody whom the reader may see. */
export const agentsAddress = named('/resource/resources', {
  month: monthUnlessCurrent,
  search: text('search'),
  filter: oneOf('filter', agentFilters, 'all'),
  qualificationId: id('qualificationId'),
  contractTypeId: id('contractTypeId'),
  partnerId: id('partner_id'),
  sort: oneOf('sort', agentSorts, 'name'),
})
export type AgentsView = Values<typeof agentsAddress.query>

/** Fiche agent: one agent, the month and the contract of which more is shown. */
export const agentAddress = named('/resource/resource', {
  agentId: id('resourceId'),
  contractId: id('contractId'),
  month,
  isChecked: flag('checked'),
})

/** Ma fiche: the agent's own. */
export const ownSheetAddress = named('/sheet', { month })
