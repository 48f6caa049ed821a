import { usualOutboxSort } from '@vigie/contract/outbox/outbox.sorts.ts'
import type { OutboxView } from '../../routing/addresses/outbox.ts'

/** What the list is asked for; what is as usual is not said. */
export const questionOf = ({ way, state, search, sort }: OutboxView) => ({
  ...(way !== 'all' && { way }),
  ...(state !== 'all' && { state }),
  ...(search.trim() && { search: search.trim() }),
  ...(sort !== usualOutboxSort && { sort }),
})
