import { messageStates, messageWays, outboxSorts, usualOutboxSort } from '@vigie/contract/outbox/outbox.sorts.ts'
import { named } from '../address.ts'
import { oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** How the messages go that are shown, and what became of them. */
export const outboxWays = ['all', ...messageWays] as const
export const outboxStates = ['all', ...messageStates] as const

/** Messages envoyés: what the demo sends, or would have sent. */
export const outboxAddress = named('/outbox', {
  state: oneOf('state', outboxStates, 'all'),
  way: oneOf('way', outboxWays, 'all'),
  search: text('search'),
  sort: oneOf('sort', outboxSorts, usualOutboxSort),
})
export type OutboxView = Values<typeof outboxAddress.query>
