import { messageWays, outboxSorts, usualOutboxSort } from '@vigie/contract/outbox/outbox.sorts.ts'
import { named } from '../address.ts'
import { oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** How the messages go that are shown. */
export const outboxFilters = ['all', ...messageWays] as const

/** Messages envoyés: what the demo would have sent. */
export const outboxAddress = named('/outbox', {
  way: oneOf('way', outboxFilters, 'all'),
  search: text('search'),
  sort: oneOf('sort', outboxSorts, usualOutboxSort),
})
export type OutboxView = Values<typeof outboxAddress.query>
