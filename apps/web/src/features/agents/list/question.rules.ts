import type { AgentsView } from '../../../routing/addresses/agents.ts'

/** What the list is asked for. */
export const questionOf = ({ month, search, filter, qualificationId, contractTypeId, sort }: AgentsView) => ({
  month,
  sort,
  ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  ...(qualificationId !== null && { qualificationIds: [qualificationId] }),
  ...(contractTypeId !== null && { contractTypeId }),
  ...((filter === 'expiring' || filter === 'expired' || filter === 'missing') && { cardState: filter }),
  ...((filter === 'active' || filter === 'ended') && { hasActiveContract: filter === 'active' }),
  ...((filter === 'planned' || filter === 'free') && { hasShifts: filter === 'planned' }),
})
