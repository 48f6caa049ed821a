import type { AgentsView } from '../../../routing/addresses/agents.ts'

/** What the counts of the list are asked for: no filter that they count, and no order. */
export const narrowedBy = ({ month, search, qualificationId, contractTypeId, partnerId }: AgentsView) => ({
  month,
  ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  ...(qualificationId !== null && { qualificationIds: [qualificationId] }),
  ...(contractTypeId !== null && { contractTypeId }),
  ...(partnerId !== null && { partnerId }),
})

/** What the list is asked for. */
export const questionOf = (view: AgentsView) => ({
  ...narrowedBy(view),
  sort: view.sort,
  ...((view.filter === 'expiring' || view.filter === 'expired' || view.filter === 'missing') && { cardState: view.filter }),
  ...((view.filter === 'active' || view.filter === 'ended') && { hasActiveContract: view.filter === 'active' }),
  ...(view.filter === 'archived' && { isArchived: true }),
  ...((view.filter === 'planned' || view.filter === 'free') && { hasShifts: view.filter === 'planned' }),
})
